/**
 * The HTML part of a mail, made from its text part, so that both say the same (decision 87). Mail programs know few rules of CSS: tables and
 * inline styles are the light form, a style sheet adds the dark one and that of phones.
 */

import { brand } from '#domain/brand.ts'
import { escapeHtml } from '#domain/escapeHtml.ts'
import type { Lang } from '#domain/lang.ts'

type Parts = {
  lang: Lang
  subject: string
  text: string
  /** The label of the button for the last link of the site; without one it stays a link. */
  action: string | undefined
  origin: string
}

/** The line that begins a signature, or ends it. */
const SIGNATURE = /^(--|―{5,})$/
const HEADING = /^■ /
const LIST_ITEM = /^(- |・|\d+\. )/
/** The width of the marks in em, so that further lines begin below the text of the first. */
const MARK_WIDTHS: Record<string, number> = { '- ': 0.6, '・': 1 }
const NUMBER_WIDTH = 1.15
/** A short label, before its value, as `listed` writes them. */
const LABEL = /^[^:：]{1,40}(?:: |：)(?=.)/
/** The same on a line of its own, above its value. */
const LABEL_LINE = /^[^:：]{1,40}[:：]$/
/** The number of a licence, a postcode or a house, and the times of an appointment: short enough for a line of a phone. */
const NUMBER = /\d{1,6}(?:-[\p{L}\d]{1,8}){1,3}|\d{1,2}:\d\d〜\d{1,2}:\d\d/gu

const FONT =
  "font-family:-apple-system,'Segoe UI','Hiragino Sans','Noto Sans JP','Yu Gothic',Meiryo,sans-serif;font-size:16px"
/** The rules that inline styles cannot have. */
const SHEET = `:root{color-scheme:light dark}
.text,.quiet{text-wrap:pretty}:lang(ja) .text,:lang(ja) .quiet{word-break:auto-phrase}
@media (max-width:30em){.cell{padding-left:20px!important;padding-right:20px!important}}
@media (prefers-color-scheme:dark){
.ground{background:#11151d!important}.sheet{background:#1a1e26!important;border-color:#454b57!important}
.text{color:#f1ede4!important}.quiet{color:#b9ccdf!important}.link{color:#8fadcb!important}.line{border-color:#454b57!important}
.brand{color:#dce6ef!important}.button{background:#b9ccdf!important;color:#0d1d38!important}}`

/** Returns the HTML of a mail. All input is escaped, and only addresses of the site itself become links. */
export function htmlOf({ lang, subject, text, action, origin }: Parts): string {
  const lines = text.trimEnd().split('\n')
  const end = lines.findIndex((line) => SIGNATURE.test(line))
  const body = end === -1 ? lines : lines.slice(0, end)
  const signature = end === -1 ? [] : lines.slice(end).filter((line) => !SIGNATURE.test(line))
  const main = action === undefined ? -1 : body.findLastIndex((line) => isLink(line, origin))
  const leading = lang === 'ja' ? 1.85 : 1.6
  const lineOf = (line: string, number: number) => {
    if (number === main) return button(line, String(action))
    return isLink(line, origin) ? link(line) : plain(line, body[number + 1])
  }
  const foot =
    signature.length === 0
      ? ''
      : `<tr><td class="cell line quiet" style="padding:20px 32px;border-top:1px solid #DDD8CD;color:#454B57;font-size:14px;line-height:1.7">${signature.map(withWholeNumbers).join('<br>\n')}</td></tr>`
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${SHEET}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:#FAF8F4">
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" style="background:#FAF8F4"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" class="sheet" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#FFFFFF;border:1px solid #DDD8CD;border-top:2px solid #1A1E26;text-align:left;${FONT}">
<tr><td class="cell line brand" style="padding:18px 32px;border-bottom:1px solid #DDD8CD;color:#1B3A6B;font-size:20px;font-weight:700">${escapeHtml(brand.name[lang])}</td></tr>
<tr><td class="cell text" style="padding:24px 32px 8px;color:#1A1E26;line-height:${leading};overflow-wrap:anywhere">
${paragraphs(body, lineOf).join('\n')}
</td></tr>
${foot}
</table>
</td></tr></table>
</body>
</html>
`
}

/** Returns a paragraph for the lines between two empty ones. */
function paragraphs(lines: string[], lineOf: (line: string, number: number) => string): string[] {
  const found: string[][] = [[]]
  lines.forEach((line, number) => {
    if (line.trim() === '') found.push([])
    else found.at(-1)?.push(withHeading(lines, number) ?? lineOf(line, number))
  })
  return found
    .filter((each) => each.length > 0)
    .map((each) => `<div style="margin:0 0 16px">${each.join('\n')}</div>`)
}

/** Returns the line as a heading if it is one: it has the mark of one, or begins a paragraph and precedes a list. */
function withHeading(lines: string[], number: number): string | null {
  const line = lines[number] ?? ''
  const isFirst = (lines[number - 1] ?? '').trim() === ''
  const isOverList = isFirst && !LIST_ITEM.test(line) && LIST_ITEM.test(lines[number + 1] ?? '')
  return HEADING.test(line) || isOverList ? `<div style="font-weight:700">${escapeHtml(line)}</div>` : null
}

function plain(line: string, next = ''): string {
  const [mark] = LIST_ITEM.exec(line) ?? []
  if (mark) {
    const width = MARK_WIDTHS[mark] ?? NUMBER_WIDTH
    return `<div style="padding-left:${width}em;text-indent:-${width}em">${escapeHtml(line)}</div>`
  }
  const label = labelOf(line, next)
  const value = withWholeNumbers(line.slice(label.length))
  if (label === '') return `<div>${value}</div>`
  return `<div><span class="quiet" style="color:#454B57">${escapeHtml(label)}</span>${value}</div>`
}

/** Returns the label at the beginning of a line, or the line if it is a label above its value; '' without a label. */
function labelOf(line: string, next: string): string {
  if (LABEL_LINE.test(line)) return next.trim() === '' ? '' : line
  return LABEL.exec(line)?.[0] ?? ''
}

/** Numbers with hyphens and times from one to another stay on one line. */
const withWholeNumbers = (line: string) =>
  escapeHtml(line).replace(NUMBER, (number) => `<span style="white-space:nowrap">${number}</span>`)

const LINK = 'color:#2C5286;text-decoration:underline;overflow-wrap:anywhere'

const link = (address: string) =>
  `<div><a class="link" href="${escapeHtml(address)}" style="${LINK}">${escapeHtml(address)}</a></div>`

/** The address follows the button, because a reader should see where it leads. */
const button = (address: string, label: string) =>
  `<div style="margin:8px 0"><a class="button" href="${escapeHtml(address)}" style="display:inline-block;padding:12px 24px;background:#1B3A6B;color:#FFFFFF;font-weight:700;text-decoration:none;border-radius:4px">${escapeHtml(label)}</a></div>
<div style="font-size:14px"><a class="link" href="${escapeHtml(address)}" style="${LINK}">${escapeHtml(address)}</a></div>`

const isLink = (line: string, origin: string) => /^\S+$/.test(line) && line.startsWith(`${origin}/`)
