/**
 * Decides which file of the client's build a module belongs to, by the pages that use it (`docs/performance.md`): many small files cost a
 * request each and compress badly.
 */
import { basename, dirname } from 'node:path'
import { layoutRules, textsOfRow } from '#src/routes/layoutRules.ts'
import type { Row } from '#src/routes/row.ts'
import { table } from '#src/routes/table.ts'

type Module = { importers: string[]; dynamicImporters: string[]; exports: string[]; code: string | null }
type Graph = { getModuleInfo: (id: string) => Module | null }

/** A page, or a part of one that loads late: its module and folder in `src/pages`, and its part of the site. */
type User = { module: string; folder: string; part: 'public' | 'forms' | 'person' }

/** Groups with a higher priority come first. A module outside of all groups gets a file for those that import it. */
export const chunkGroups = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
  {
    name: 'start',
    test: /src\/(start\/|lib\/(reloadGuard|stored)\.)/,
    tags: ['$initial' as const],
    priority: 3,
  },
  { name: 'main', tags: ['$initial' as const], priority: 2 },
  // The base of Mantine, and the small parts that its components share.
  {
    name: 'mantine',
    test: /@mantine\/(hooks|core\/esm\/(core|utils|components\/(Alert|CloseButton|UnstyledButton|Loader|Transition|ActionIcon|VisuallyHidden|Paper)))\//,
    priority: 3,
  },
  // The fields of Mantine, which every form loads.
  {
    name: 'fields',
    test: /@mantine\/core\/esm\/components\/(Input|Text|NativeSelect|Combobox|Checkbox|Radio|Fieldset)/,
    priority: 2,
  },
  // Modules for dialogs and menus. These open at a press, so no page starts with them.
  {
    name: 'overlays',
    test: /node_modules\/(@floating-ui|react-remove-scroll|react-style-singleton|use-callback-ref|use-sidecar|get-nonce|tslib)|@mantine\/core\/esm\/components\/(Modal|Overlay|Portal|ScrollArea|FocusTrap|Popover|Menu)/,
    priority: 1,
    includeDependenciesRecursively: false,
  },
  { name: fileOf, priority: 0, includeDependenciesRecursively: false },
]

/** Folders of small modules that any page may use. */
const generalFolders = /\/(?:src\/(api|lib|ui|routes)(?!\/mantine|\/art)|openapi\/generated\/(options))\//

function fileOf(id: string, graph: Graph): string | null {
  const [, lang, dictionary = ''] = /\/i18n\/(ja|en)\/(\w+)\.ts$/.exec(id) ?? []
  if (lang) return `texts-${nameOf(readersOf(dictionary, isLoadedLate(id, graph))) ?? dictionary}-${lang}`
  const users = usersOf(id, graph)
  // Each other component of Mantine has pages of its own.
  if (/\/@mantine\//.test(id) && users.every(({ part }) => part !== 'public')) return null
  const general = generalFolders.exec(id)?.slice(1).find(Boolean)
  return nameOf(users, general)
}

/**
 * Names a file by the users of its modules, or returns null for a file of the exact users. The imports of a module have at least its users,
 * and more users never give a narrower name, so no two files import each other.
 */
function nameOf(users: User[], general?: string): string | null {
  const inPublic = users.filter(({ part }) => part === 'public')
  const inForms = users.filter(({ part }) => part === 'forms')
  const publicFolders = foldersOf(inPublic)
  if (publicFolders.length > 2) return 'public'
  if (publicFolders.length === 2) return publicFolders.join('-')
  if (general && foldersOf(users).length > 1) return general
  // Pages of other folders do not load the whole page.
  if (inPublic.length > 0) return foldersOf(users).length === 1 ? nameInFolder(inPublic) : null
  if (foldersOf(inForms).length > 1) return 'forms'
  return inForms.length === users.length ? nameInFolder(inForms) : null
}

const foldersOf = (users: User[]) => [...new Set(users.map(({ folder }) => folder))].toSorted()

/** Returns the page if it is the only one, or the folder of several. */
function nameInFolder(users: User[]): string | null {
  const [first] = users
  if (!first) return null
  return users.every(({ module }) => module === first.module) ? basename(first.module) : first.folder
}

const rows: Row[] = Object.values(table)

const userOf = ({ page, layout, flow }: Row): User => ({
  module: page,
  folder: dirname(page),
  part: layoutRules[layout].onlyInBrowser ? 'person' : flow ? 'forms' : 'public',
})

/** Returns the pages that read a dictionary. The list of all dictionaries, and words that dictionaries share, belong to every page. */
const readersOf = (dictionary: string, isDictionary: boolean): User[] =>
  rows
    .filter(
      (row) => !isDictionary || dictionary === 'index' || textsOfRow(row).some((name) => name === dictionary),
    )
    .map(userOf)

const isLoadedLate = (id: string, graph: Graph) => (graph.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0

/** Returns the pages, and the late parts of pages, that import a module, directly or not. */
function usersOf(id: string, graph: Graph): User[] {
  const seen = new Set([id])
  for (const each of seen) for (const importer of importersOf(each, graph)) seen.add(importer)
  return [...seen].flatMap((each) => {
    const [, module = ''] = /\/src\/pages\/(.*)\.tsx$/.exec(each) ?? []
    const row =
      rows.find(({ page }) => page === module) ?? rows.find(({ page }) => dirname(page) === dirname(module))
    return row && isLoadedLate(each, graph) ? [{ ...userOf(row), module }] : []
  })
}

/** Modules that only export other modules. */
const lists = /\/(?:generated\/options|@tanstack\/\S+\/index)\.(?:ts|js)$/

/** Returns the modules that import a module. Those that import it through a list contain the name of an export. */
function importersOf(id: string, graph: Graph): string[] {
  const { importers = [], exports = [] } = graph.getModuleInfo(id) ?? {}
  return importers.flatMap((importer) =>
    lists.test(importer)
      ? importersOf(importer, graph).filter((each) => exports.some((name) => graph.getModuleInfo(each)?.code?.includes(name)))
      : [importer],
  )
}
