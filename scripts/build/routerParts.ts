import type { Plugin } from 'vite'

/** The modules of the router that browsers load. */
export const routerModules = /\/react-router\/dist\/production\/.*\.js$/

/**
 * Enables tree shaking of unused router components, among them all of the framework mode: 3.2 KiB of every page. The router sets their
 * `displayName` by assignments, which a bundler must not remove, so the plugin removes these.
 */
export function unusedRouterParts(): Plugin {
  return {
    name: 'unused-router-parts',
    apply: 'build',
    transform: {
      filter: { id: routerModules },
      // Line numbers do not change, so the package's own source map remains valid.
      handler: (code) => ({ code: shakeable(code), map: null }),
    },
  }
}

/** Returns the code without names of components, and with components marked as free of side effects. */
export const shakeable = (code: string): string =>
  code
    .replaceAll(/^\w+\.displayName = .*$/gm, '')
    .replaceAll(/= (?=React\$1\.forwardRef\()/g, '= /* @__PURE__ */ ')
