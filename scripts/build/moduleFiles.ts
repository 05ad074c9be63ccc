import { join, relative } from 'node:path'
import type { Plugin } from 'vite'

const root = join(import.meta.dirname, '../..')

/** The files of a build with their imports, and the file of each source module. Vite's own manifest omits modules that share a file. */
type BuildManifest = {
  files: Record<string, { imports: string[]; css: string[] }>
  modules: Record<string, string>
}

/** Writes `.vite/manifest.json`, which lists the files of each page for the server. */
export function moduleFiles(): Plugin {
  return {
    name: 'module-files',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const manifest: BuildManifest = { files: {}, modules: {} }
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        const css = [...(chunk.viteMetadata?.importedCss ?? [])]
        manifest.files[chunk.fileName] = { imports: chunk.imports, css }
        for (const id of chunk.moduleIds) manifest.modules[relative(root, id)] = chunk.fileName
      }
      this.emitFile({ type: 'asset', fileName: '.vite/manifest.json', source: JSON.stringify(manifest) })
    },
  }
}
