import { readFile } from 'node:fs/promises'
import type { Download } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'

/** Reads the text of each page of a downloaded PDF file, without spaces. */
export async function pagesOf(download: Download): Promise<string[]> {
  const file = await getDocumentProxy(new Uint8Array(await readFile(await download.path())))
  const { text } = await extractText(file)
  return text.map((page) => page.replaceAll(/\s/g, ''))
}
