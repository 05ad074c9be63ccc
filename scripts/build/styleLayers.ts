import { relative } from 'node:path'
import type { Plugin } from 'vite'

const root = new URL('../..', import.meta.url).pathname

/**
 * Puts the CSS modules of `src/ui` into the cascade layer `ui`. Components accept classes of their users, and the order of
 * style sheets depends on the files of a page. In a lower layer, the class of the user wins in any order.
 */
export function styleLayers(): Plugin {
  return {
    name: 'style-layers',
    enforce: 'pre',
    transform(code, id) {
      const file = relative(root, id.replace(/\?.*/, ''))
      return isUiModule(file) ? { code: `@layer ui{${code}}`, map: null } : null
    },
  }
}

/** Returns whether a file is a CSS module of the design system. */
export const isUiModule = (file: string) => /^src\/ui\/.+\.module\.css$/.test(file)
