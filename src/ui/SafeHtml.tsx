import { Prose } from './Prose.tsx'
import { sanitize, type HtmlPreset } from './sanitize.ts'

interface SafeHtmlProps {
  html: string
  preset?: HtmlPreset
  /** Language of the text, when it is not the page's. */
  lang?: string
  className?: string
}

/** HTML somebody wrote in an editor, sanitised and set as running text. */
export function SafeHtml({ html, preset = 'text', lang, className }: SafeHtmlProps) {
  const safe = { __html: sanitize(html, preset) }
  if (preset === 'line') return <span lang={lang} className={className} dangerouslySetInnerHTML={safe} />
  return (
    <Prose article={preset === 'article'} lang={lang} className={className} dangerouslySetInnerHTML={safe} />
  )
}
