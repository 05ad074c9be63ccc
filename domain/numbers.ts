/**
 * Formats a number for both languages, with at most six decimals: "1,284", "7.5". It does not use `Intl`, because creating the
 * first formatter in a browser takes as long as hydrating a page, and every page shows numbers.
 */
export function formatNumber(value: number): string {
  const [whole = '', decimals] = String(Math.round(value * 1e6) / 1e6).split('.')
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',')
  return decimals ? `${grouped}.${decimals}` : grouped
}
