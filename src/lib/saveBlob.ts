/** How long the address of a file stays valid, in ms: browsers begin a download after the click. */
const VALID = 60_000

/** Saves bytes as a file, as a download. */
export function saveBlob(blob: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), VALID)
}
