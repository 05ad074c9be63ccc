import type { HtmlPreset, SanitizedHtml } from '#domain/sanitize.ts'
import { RichText } from './RichText.tsx'

interface SafeHtmlProps {
  html: SanitizedHtml
  preset?: HtmlPreset
  /** Language of the text, where it differs from the page's. */
  lang?: string
  className?: string
}

/** HTML from an editor, as running text. `src/api` has already sanitised it. */
export function SafeHtml({ html, preset = 'text', lang, className }: SafeHtmlProps) {
  return (
    <RichText
      article={preset === 'article'}
      lang={lang}
      className={className}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
