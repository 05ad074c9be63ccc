/** A text within HTML or an attribute of it. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

/** The same within XML 1.0, which has no place for control characters but tabs and line ends. */
export const escapeXml = (text: string): string => escapeHtml(text.replaceAll(/[^\P{Cc}\t\n\r]/gu, ''))
