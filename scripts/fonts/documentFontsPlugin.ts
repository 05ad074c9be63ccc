import type { Plugin } from 'vite'
import { type DocumentFonts, readDocumentFonts } from './documentFonts.ts'

const MODULE = 'virtual:document-fonts'
const LOADED = `\0${MODULE}`
const WITHOUT_WOFF2 = '\0without-woff2'
/** Replaces the decoder of WOFF2 in fontkit, which is a third of the script: the documents' fonts are TrueType files. */
const noWoff2 = `export default () => { throw new Error('No WOFF2 fonts') }`
/** Where the development server has the fonts. */
const PATH = '/@document-fonts/'

/**
 * Provides the module `virtual:document-fonts` with the address and size of each font of the PDF documents. A build contains the fonts
 * as files, with their licence; the development server divides them at the first request.
 */
export function documentFonts(): Plugin {
  let isBuild = false
  let isSsr = false
  let fonts: ReturnType<typeof readDocumentFonts> | null = null
  const read = () => (fonts ??= readDocumentFonts())

  return {
    name: 'document-fonts',
    // Before Vite resolves the decoder.
    enforce: 'pre',
    configResolved({ command, build }) {
      isBuild = command === 'build'
      isSsr = Boolean(build.ssr)
    },
    resolveId: {
      filter: { id: /^(?:virtual:document-fonts|brotli\/decompress\.js)$/ },
      handler: (id) => (id === MODULE ? LOADED : WITHOUT_WOFF2),
    },
    load: {
      filter: { id: /^\0(?:virtual:document-fonts|without-woff2)$/ },
      async handler(id) {
        if (id === WITHOUT_WOFF2) return noWoff2
        // The server renders no documents.
        if (isSsr) return 'export const documentFonts = {}'
        const { licence, fonts: files } = await read()
        if (isBuild) this.emitFile({ type: 'asset', name: 'document-fonts-licence.txt', source: licence })
        const entries = [...files].map(([name, source]) => {
          const url = isBuild
            ? `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'asset', name: `document-${name}.ttf`, source })}`
            : JSON.stringify(`${PATH}${name}.ttf`)
          return `${name}: { url: ${url}, bytes: ${source.length} }`
        })
        return `export const documentFonts = { ${entries.join(', ')} }`
      },
    },
    configureServer({ middlewares }) {
      middlewares.use(PATH, (request, response, next) => {
        const name = /^\/(\w+)\.ttf$/.exec(request.url ?? '')?.[1] ?? ''
        const send = ({ fonts: files }: DocumentFonts) => {
          const font = files.get(name)
          if (!font) return next()
          response.setHeader('Content-Type', 'font/ttf')
          response.end(font)
        }
        read().then(send, next)
      })
    },
  }
}
