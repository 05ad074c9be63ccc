import { Prose } from './Prose.tsx'
import type { HtmlPreset, SanitizedHtml } from '../lib/sanitizedHtml.ts'

interface SafeHtmlProps {
  html: SanitizedHtml
  preset?: HtmlPreset
  /** Language of the text, when it is not the page's. */
  lang?: string
  className?: string
}

/** HTML somebody wrote in an editor, set as running text. It was sanitised where it came in (`src/api`). */
export function SafeHtml({ html, preset = 'text', lang, className }: SafeHtmlProps) {
  return (
    <Prose
      article={preset === 'article'}
      lang={lang}
      className={className}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
