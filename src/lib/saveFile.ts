/** Time for which the address of a saved file stays valid, in ms; browsers read the file after the click. */
const KEPT = 60_000

/** Downloads a file that the page has made. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), KEPT)
}
