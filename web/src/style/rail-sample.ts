/** A middle of a game of Ticket to Ride for the style page. */
import type { SeatColour, StationAt } from '../rail-map/types'

export const SEAT_COLOURS: readonly SeatColour[] = ['red', 'blue', 'green', 'black', 'yellow']
/** Routes by seat. */
export const TRAINS = [
  'paris-zurich-gray venezia-zurich-green frankfurt-paris-orange berlin-frankfurt-red pamplona-paris-blue madrid-pamplona-black cadiz-madrid-orange brest-paris-black',
  'edinburgh-london-orange dieppe-london-gray-1 bruxelles-dieppe-green amsterdam-bruxelles-black amsterdam-essen-yellow essen-kobenhavn-gray-1 kobenhavn-stockholm-white',
  'kyiv-warszawa-gray warszawa-wilno-red budapest-kyiv-gray budapest-sarajevo-pink athina-sarajevo-green berlin-warszawa-pink',
  'moskva-smolensk-orange kyiv-smolensk-red kharkov-kyiv-gray kharkov-rostov-green rostov-sevastopol-gray bucuresti-sevastopol-white bucuresti-constantinople-yellow',
  'palermo-smyrna-gray',
]
export const STATIONS: readonly StationAt[] = [{ city: 'paris', seat: 1 }, { city: 'berlin', seat: 2 }]
export const CLAIMABLE = [
  'munchen-zurich-yellow', 'edinburgh-london-black', 'kobenhavn-stockholm-yellow', 'danzig-riga-black', 'marseille-roma-gray', 'berlin-wien-green', 'wien-zagrab-gray',
  'budapest-wien-red', 'budapest-wien-white', 'essen-frankfurt-green', 'brest-dieppe-orange', 'lisboa-cadiz-blue', 'cadiz-lisboa-blue', 'barcelona-madrid-yellow', 'berlin-warszawa-yellow',
  'athina-brindisi-gray', 'brindisi-roma-white', 'bruxelles-paris-yellow', 'bruxelles-paris-red', 'amsterdam-london-gray', 'petrograd-riga-gray', 'petrograd-stockholm-gray', 'smolensk-wilno-yellow',
  'danzig-warszawa-gray', 'berlin-essen-blue', 'amsterdam-frankfurt-white', 'moskva-petrograd-white', 'marseille-zurich-pink', 'munchen-venezia-blue', 'essen-kobenhavn-gray-2', 'erzurum-sochi-red',
]
export const EXPRESS = ['berlin-warszawa-pink', 'kyiv-warszawa-gray', 'budapest-kyiv-gray', 'budapest-sarajevo-pink', 'athina-sarajevo-green']
