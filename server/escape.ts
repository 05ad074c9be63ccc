/** Escapes a text for HTML and its attributes. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

/** Escapes a text for XML 1.0 and removes control characters that it does not allow. */
export const escapeXml = (text: string): string => escapeHtml(text.replaceAll(/[^\P{Cc}\t\n\r]/gu, ''))
