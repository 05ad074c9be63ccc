/** Resolves when the document is complete. The program may run before, while the browser lays out its first parts. */
export async function parsed(): Promise<void> {
  if (document.readyState !== 'loading') return
  await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }))
}
