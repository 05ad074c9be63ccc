/** Which file may import which (README: imports go one way). */
import { posix } from 'node:path'
import { type Source, isTest } from './sources.ts'

export type Edge = { from: string; to: string; isDynamic: boolean }

const contract = ['openapi/generated', 'domain', 'i18n']

/**
 * The folders that a folder may import besides itself; the longest matching folder counts. Those of `src` stand in order: each may
 * import some of those above it. Folders that are not named are free; in `src` every folder is named.
 */
const mayImport: Record<string, string[]> = {
  domain: ['openapi/generated'],
  i18n: ['openapi/generated', 'domain'],
  backend: contract,
  content: [...contract, 'backend'],
  mocks: [...contract, 'backend', 'content'],
  server: [...contract, 'backend', 'content', 'src'],
  'src/start': [],
  'src/lib': ['domain'],
  'src/ui': web('lib'),
  'src/api': ['openapi/generated', 'domain', ...web('lib')],
  'src/context': ['domain', 'i18n'],
  'src/routes': ['domain', 'i18n', ...web('context')],
  'src/page': ['domain', 'i18n', ...web('ui', 'api', 'context', 'routes')],
  'src/forms': [...contract, ...web('lib', 'ui', 'api', 'context', 'routes')],
  'src/features': [...contract, ...web('lib', 'ui', 'api', 'context', 'routes', 'forms')],
  'src/layouts': [...contract, ...web('lib', 'ui', 'api', 'context', 'routes', 'features')],
  'src/pages': [...contract, ...web('lib', 'ui', 'api', 'context', 'routes', 'page', 'forms', 'features')],
  'src/app': [
    'domain',
    'i18n',
    ...web('lib', 'ui', 'context', 'routes', 'page', 'forms', 'features', 'layouts', 'pages'),
  ],
  src: [...contract, 'src'],
}

/** The packages that these folders may use; the others are free. None may use what only Node has. */
const mayUse: Record<string, string[]> = {
  domain: ['zod/mini'],
  i18n: [],
  backend: ['hono', 'ipaddr.js', 'zod/mini'],
  content: [],
}

function web(...folders: string[]): string[] {
  return folders.map((folder) => `src/${folder}`)
}

/** The edges between the product's own files, tests left out. */
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

/** The most exact folder of a list that holds a path. */
function folderOf(path: string, folders: string[]): string | undefined {
  return folders.filter((folder) => isIn(path, folder)).sort((a, b) => b.length - a.length)[0]
}

const show = ({ from, to }: Edge) => `${from} imports ${to}`

/** Imports against the direction. */
export function wrongWay(edges: Edge[]): string[] {
  return edges.filter(({ from, to }) => !isAllowed(from, to)).map(show)
}

function isAllowed(from: string, to: string): boolean {
  const folder = folderOf(from, Object.keys(mayImport))
  if (folder === undefined || isIn(to, folder)) return true
  const isMockStart = from === 'src/main.tsx' && to === 'mocks/browser.ts'
  return isMockStart || (mayImport[folder] ?? []).some((allowed) => isIn(to, allowed))
}

/** Folders of `src` without a rule of their own. */
export function withoutRule(paths: string[]): string[] {
  const folders = paths
    .map((path) => /^src\/[^/]+(?=\/)/.exec(path)?.[0])
    .filter((folder) => folder !== undefined)
  return [...new Set(folders)].filter((folder) => !Object.hasOwn(mayImport, folder))
}

/** Imports between features, and between pages of different areas. */
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

/** Imports of the generated client from outside of `src/api`. */
export function besidesTheDoor(edges: Edge[]): string[] {
  return edges.filter(({ from, to }) => isIn(to, 'src/api/generated') && !isIn(from, 'src/api')).map(show)
}

/** Imports of the mocks by the site, which would bring them into production. */
export function waysToMocks(edges: Edge[]): Edge[] {
  return edges.filter(({ from, to }) => isIn(from, 'src') && isIn(to, 'mocks'))
}

/** Packages that a folder may not use. */
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
