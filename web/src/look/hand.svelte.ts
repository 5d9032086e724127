/** The hand that holds and presses: what lies at the edges changes sides for the left one. */
export const hand = $state({ left: false })
