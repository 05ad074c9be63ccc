import { statSync } from 'node:fs'
import { get } from 'node:http'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { languages } from '#domain/lang.ts'
import { QUALITY } from '#server/http/compress.ts'
import { buildSite } from '../build.ts'
import type { Figure } from './figures.ts'
import { type WeighedPage, formPages, pageKinds } from './pageKinds.ts'
import { personalPages } from './personalPages.ts'
import { withSite } from './servers.ts'

const KIB = 1024

/** The pages with a budget. */
export const weighedPages: WeighedPage[] = [...pageKinds, ...formPages, ...personalPages]

/**
 * Returns the weight of each page at a first load, in KiB of Brotli: the document with its styles, and the scripts that it lists. These are
 * the files that a browser loads before React takes over; parts that load later are not among them.
 */
export async function measureWeights(): Promise<Figure[]> {
  const client = join(await buildSite(), 'client')
  return withSite({}, async (origin) => {
    const figures: Figure[] = []
    for (const { name, path, budget } of weighedPages) {
      for (const lang of languages) {
        const { page, scripts } = await weigh(origin + path(lang), client)
        const subject = `${name} ${lang}`
        figures.push(
          { area: 'weights', subject, measure: 'page', value: page / KIB, atMost: budget.page },
          { area: 'weights', subject, measure: 'scripts', value: scripts / KIB, atMost: budget.scripts },
        )
      }
    }
    return figures
  })
}

async function weigh(url: string, client: string): Promise<{ page: number; scripts: number }> {
  const html = brotliDecompressSync(await compressedBody(url))
  const files = scriptsOf(html.toString())
  if (files.length === 0) throw new Error(`${url} lists no scripts`)
  const sizes = files.map((file) => statSync(join(client, `${file}.br`)).size)
  // The first visitors get a fast compression, all later ones this.
  const page = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY.kept } }).length
  return { page, scripts: sizes.reduce((sum, size) => sum + size, 0) }
}

/** Returns the addresses of the scripts that a document lists: the start script, and those to preload. */
export const scriptsOf = (html: string): string[] =>
  Array.from(
    html.matchAll(/<script type="module"[^>]* src="([^"]+)"|<link rel="modulepreload"[^>]* href="([^"]+)"/g),
    ([, script, preload]) => script ?? preload ?? '',
  )

/** Returns a response as it is sent, which `fetch` would decompress. */
const compressedBody = (url: string) =>
  new Promise<Buffer>((resolve, reject) => {
    const request = get(url, { headers: { 'Accept-Encoding': 'br' } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        if (response.statusCode === 200) resolve(Buffer.concat(chunks))
        else reject(new Error(`${url} answers ${response.statusCode}`))
      })
    })
    request.on('error', reject)
  })
