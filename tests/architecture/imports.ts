/** Who may import whom (docs: one-way imports). */
import { posix } from 'node:path'
import { type Source, isTest } from './sources.ts'

export type Edge = { from: string; to: string; isDynamic: boolean }

/** What a folder may import besides itself; the longest matching folder counts. Folders that are not named are free. */
const mayImport: Record<string, string[]> = {
  domain: ['openapi/generated'],
  i18n: ['openapi/generated', 'domain'],
  backend: ['openapi/generated', 'domain', 'i18n'],
  content: ['openapi/generated', 'domain', 'i18n', 'backend'],
  mocks: ['openapi/generated', 'domain', 'i18n', 'backend', 'content'],
  server: ['openapi/generated', 'domain', 'i18n', 'backend', 'content', 'src'],
  src: ['openapi/generated', 'domain', 'i18n'],
  'src/lib': ['domain'],
  'src/ui': ['src/lib'],
  'src/api': ['openapi/generated', 'domain', 'src/lib'],
  'src/forms': ['openapi/generated', 'domain', 'i18n', ...web('lib', 'ui', 'api', 'routes', 'app')],
  'src/routes': ['domain', 'i18n', ...web('lib', 'api', 'app', 'pages')],
  'src/features': [
    'openapi/generated',
    'domain',
    'i18n',
    ...web('lib', 'ui', 'api', 'forms', 'routes', 'app'),
  ],
  'src/layouts': [
    'openapi/generated',
    'domain',
    'i18n',
    ...web('lib', 'ui', 'api', 'routes', 'app', 'features'),
  ],
  'src/pages': [
    'openapi/generated',
    'domain',
    'i18n',
    ...web('lib', 'ui', 'api', 'forms', 'routes', 'app', 'features', 'layouts'),
  ],
}

/** The packages that these folders may use; the others are free. None may use what only Node has. */
const mayUse: Record<string, string[]> = {
  domain: ['zod/mini'],
  i18n: [],
  backend: ['hono', 'zod/mini'],
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
  // What stands in `src` itself, and `src/app`, puts the parts together.
  const isTogether = folder === 'src' && isIn(to, 'src')
  const isMockStart = from === 'src/main.tsx' && to === 'mocks/browser.ts'
  return isTogether || isMockStart || (mayImport[folder] ?? []).some((allowed) => isIn(to, allowed))
}

/** Features that import features, and pages that import pages: each is a folder of its own. */
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

/** Uses of the generated client behind the back of `src/api`. */
export function besidesTheDoor(edges: Edge[]): string[] {
  return edges.filter(({ from, to }) => isIn(to, 'src/api/generated') && !isIn(from, 'src/api')).map(show)
}

/** Ways from the site to the mocks, by which they would come into production. */
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
