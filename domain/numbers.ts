/**
 * A number as both languages write it, with at most six decimals: "1,284", "7.5". Not by `Intl`: in a browser the first
 * formatter takes as long to make as a page to take over, and every page shows numbers.
 */
export function formatNumber(value: number): string {
  const [whole = '', decimals] = String(Math.round(value * 1e6) / 1e6).split('.')
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',')
  return decimals ? `${grouped}.${decimals}` : grouped
}
