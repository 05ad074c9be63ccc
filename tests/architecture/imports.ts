/** The import rules between folders (README: imports go one way). */

import { posix } from 'node:path'
import { type Source, isTest } from './sources.ts'

export type Edge = { from: string; to: string; isDynamic: boolean }

const contract = ['openapi/generated', 'domain', 'i18n']
const staffContract = 'openapi/staff/generated'

/**
 * The folders (or single files) that a folder may import besides itself; the longest match counts. Folders of `src` are in order: each may import
 * some of those above it. Folders outside of `src` without an entry are free; in `src` each needs one.
 */
const mayImport: Record<string, string[]> = {
  // The kit judges from outside; its model alone is the backend of this project.
  'contract-kit': [],
  'contract-kit/src/model': ['contract-kit', 'backend', 'mocks'],
  domain: ['openapi/generated'],
  i18n: ['openapi/generated', 'domain'],
  backend: [...contract, staffContract],
  content: [...contract, 'backend'],
  mocks: [...contract, 'backend', 'content'],
  // The panel is an interface like the site, and nothing of the site imports it.
  'mocks/panel': [...contract, 'mocks', ...web('lib', 'ui', 'api', 'routes', 'layouts')],
  // The page of components; only the development server has it.
  'mocks/components': [...contract, 'mocks', ...web('lib', 'ui', 'api', 'context', 'forms')],
  server: [...contract, staffContract, 'backend', 'content', 'src'],
  // A client of the staff API. It opens the store with the parts of the server where none runs.
  admin: [...contract, 'backend', 'server'],
  // The file of the start script includes its imports (`scripts/build/chunks.ts`), so this is one small module.
  'src/start': ['src/lib/reloadGuard.ts'],
  'src/lib': ['domain'],
  'src/ui': ['domain/escapeHtml.ts', 'domain/sanitize.ts', ...web('lib')],
  'src/api': ['openapi/generated', 'domain', ...web('lib')],
  'src/context': ['domain', 'i18n', ...web('lib')],
  'src/routes': ['domain', 'i18n', ...web('lib', 'context')],
  'src/page': ['domain', 'i18n', ...web('ui', 'api', 'context', 'routes')],
  'src/forms': [...contract, ...web('lib', 'ui', 'api', 'context', 'routes')],
  'src/features': [...contract, ...web('lib', 'ui', 'api', 'context', 'routes', 'forms')],
  'src/layouts': [...contract, ...web('lib', 'ui', 'api', 'context', 'routes', 'page', 'features')],
  'src/pages': [...contract, ...web('lib', 'ui', 'api', 'context', 'routes', 'page', 'forms', 'features')],
  'src/app': [
    'domain',
    'i18n',
    ...web('lib', 'ui', 'context', 'routes', 'page', 'forms', 'features', 'layouts', 'pages'),
  ],
  src: [...contract, 'src'],
}

/** The only packages that these folders may use, so none of Node's modules; other folders are free. */
const mayUse: Record<string, string[]> = {
  domain: ['xss', 'zod/mini'],
  i18n: [],
  backend: [
    '@zxcvbn-ts/language-common',
    'fflate',
    'hono',
    'hono/etag',
    'ipaddr.js',
    'lru-cache',
    'zod/mini',
  ],
  content: ['zod/mini'],
}

function web(...folders: string[]): string[] {
  return folders.map((folder) => `src/${folder}`)
}

/** Returns the edges between the product's own files, without tests. */
export function edgesOf(sources: Source[]): Edge[] {
  return sources
    .filter(({ path }) => !isTest(path))
    .flatMap(({ path, imports }) =>
      imports.flatMap(({ module, isDynamic }) => {
        const to = ownPath(path, module)
        return to === null ? [] : [{ from: path, to, isDynamic }]
      }),
    )
}

function ownPath(from: string, module: string): string | null {
  if (module.startsWith('#')) return module.slice(1)
  return module.startsWith('.') ? posix.join(posix.dirname(from), module) : null
}

const isIn = (path: string, folder: string) => path.startsWith(`${folder}/`)

/** Returns the most specific folder of a list that contains a path. */
function folderOf(path: string, folders: string[]): string | undefined {
  return folders.filter((folder) => isIn(path, folder)).sort((a, b) => b.length - a.length)[0]
}

const show = ({ from, to }: Edge) => `${from} imports ${to}`

/** The start of mock mode, which no production build contains. The mocks have a panel that uses parts of the site. */
export const isMockStart = ({ from, to }: Pick<Edge, 'from' | 'to'>) =>
  from === 'src/main.tsx' && to === 'mocks/start.ts'

/** Returns imports against the direction. */
export function wrongWay(edges: Edge[]): string[] {
  return edges.filter(({ from, to }) => !isAllowed(from, to)).map(show)
}

function isAllowed(from: string, to: string): boolean {
  const folder = folderOf(from, Object.keys(mayImport))
  if (folder === undefined || isIn(to, folder)) return true
  return (
    isMockStart({ from, to }) ||
    (mayImport[folder] ?? []).some((allowed) => to === allowed || isIn(to, allowed))
  )
}

/** Returns folders of `src` without a rule of their own. */
export function withoutRule(paths: string[]): string[] {
  const folders = paths
    .map((path) => /^src\/[^/]+(?=\/)/.exec(path)?.[0])
    .filter((folder) => folder !== undefined)
  return [...new Set(folders)].filter((folder) => !Object.hasOwn(mayImport, folder))
}

/** Returns imports between features, and between pages of different areas. */
export function acrossSiblings(edges: Edge[]): string[] {
  return edges
    .filter(({ from, to }) =>
      ['src/features', 'src/pages'].some((folder) => {
        const [mine, other] = [from, to].map((path) =>
          isIn(path, folder) ? path.slice(folder.length + 1).split('/')[0] : null,
        )
        return mine && other && mine !== other
      }),
    )
    .map(show)
}

/** Returns imports of the generated client from outside of `src/api`. */
export function generatedImports(edges: Edge[]): string[] {
  return edges.filter(({ from, to }) => isIn(to, 'src/api/generated') && !isIn(from, 'src/api')).map(show)
}

/** Returns imports of the mocks by the site, which would bring them into production. */
export function mockImports(edges: Edge[]): Edge[] {
  return edges.filter(({ from, to }) => isIn(from, 'src') && isIn(to, 'mocks'))
}

/** Returns imports of packages that a folder may not use. */
export function foreignPackages(sources: Source[]): string[] {
  return sources
    .filter(({ path }) => !isTest(path))
    .flatMap(({ path, imports }) => {
      const allowed = mayUse[folderOf(path, Object.keys(mayUse)) ?? '']
      const packages = imports.map(({ module }) => module).filter((module) => /^[^#.]/.test(module))
      return allowed
        ? packages.filter((name) => !allowed.includes(name)).map((name) => `${path} imports ${name}`)
        : []
    })
}
