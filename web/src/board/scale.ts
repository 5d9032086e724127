/** The scale of the score track. */

/** Values up to this are always shown. */
const USUAL = 10

/** The top of the scale: at least USUAL, one field over the highest value, and a whole number of `step`s. */
export function trackScale(values: readonly number[], height: number): { top: number; step: number } {
  const most = Math.max(0, ...values)
  const wanted = Math.max(USUAL, most + 1)
  // numerals need 22 px each
  const step = [2, 5, 10, 20].find((size) => (wanted / size) * 22 <= height) ?? 50
  return { top: Math.ceil(wanted / step) * step, step }
}
