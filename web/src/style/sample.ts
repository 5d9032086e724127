/** A middle of a game for the style page: placements in order. */
import type { Lines } from '../board/types'

export const LINES: Lines = {
  red: ['gare-de-l-est', 'e13', 'reims', 'e15', 'e16', 'metz', 'nancy', 'f19', 'f20', 'strasbourg', 'g18', 'h19'],
  blue: ['gare-du-nord', 'd12', 'amiens', 'b12', 'lille', 'calais', 'b14', 'c14', 'd15', 'charleville', 'saint-quentin', 'd11'],
  yellow: ['gare-de-lyon', 'h13', 'auxerre', 'i14', 'i15', 'dijon', 'k15', 'l15', 'macon', 'lyon', 'n17', 'grenoble', 'o16', 'valence'],
  purple: ['gare-saint-lazare', 'd11', 'rouen', 'e9', 'e8', 'caen', 'e6', 'cherbourg', 'f8', 'alencon', 'f7', 'g6', 'g5', 'saint-brieuc'],
  black: ['gare-montparnasse', 'chartres', 'h10', 'le-mans', 'h8', 'h7', 'rennes', 'i5', 'nantes', 'i4', 'lorient', 'k5', 'la-roche-sur-yon'],
  brown: ['gare-d-austerlitz', 'h11', 'orleans', 'bourges', 'j11', 'chateauroux', 'l10', 'm9', 'limoges', 'n11', 'n12', 'clermont-ferrand', 'brive', 'h10'],
}
export const LEGAL = ['d13', 'd14', 'd15', 'e18', 'f14', 'f15', 'f16', 'f17', 'g13', 'g17', 'g19', 'epinal', 'h20', 'i18', 'mulhouse']
export const PLACED = ['g18', 'h19']
export const LAST = ['f7', 'g6', 'g5', 'saint-brieuc']
export const VALUES = {red: 5, blue: 6, yellow: 8, purple: 6, black: 8, brown: 7}
