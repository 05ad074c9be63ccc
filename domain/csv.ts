/** The beginning of a text that a program for tables would run as a formula, in any width. Negative numbers are safe. */
const FORMULA = /^[=+@＝＋－＠\t\r\n]|^-(?!\d+(?:\.\d+)?$)/

/**
 * Returns a table as CSV (RFC 4180) that Excel opens in any language: UTF-8 with a byte order mark. A cell that begins like a formula gets
 * an apostrophe, because people outside the company have typed some of them.
 */
export function csvOf(rows: string[][]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`
}

function cell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
