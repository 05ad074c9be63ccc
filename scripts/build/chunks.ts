/** Chooses the file of the client's build for a module, by the pages that use it (`docs/performance.md`): each small file costs a request. */

import { basename, dirname, join } from 'node:path'
import { languages } from '#domain/lang.ts'
import { firstFolders, modulesOf } from '#server/page/pageModules.ts'
import { startOf } from '#src/routes/flows.ts'
import { type Row, flowIds } from '#src/routes/row.ts'
import { table } from '#src/routes/table.ts'

type Module = {
  importers: string[]
  dynamicImporters: string[]
  exports: string[]
  code: string | null
}
type Graph = { getModuleInfo: (id: string) => Module | null }

/** A page that loads a module at its start, and its part of the site. */
type User = { page: string; part: 'public' | 'forms' | 'account' | 'mypage' }

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
  { name: 'pages', test: /src\/app\/pages\/allPages/, priority: 1, includeDependenciesRecursively: false },
  { name: fileOf, priority: 0, includeDependenciesRecursively: false },
]

/** Folders of small modules that any page may use, apart from the larger ones in them. */
export const generalFolders = [
  'src/api',
  'src/app/guards',
  'src/context',
  'src/lib',
  'src/routes',
  'src/ui',
  'node_modules/idb-keyval',
]
export const largeFolders = ['src/ui/art', 'src/ui/mantine']

/** Folders that forms and editors also load later, such as rules and components with pages of their own, and labels that pages for reading load. */
export const lateFolders = [
  'node_modules/@mantine',
  'node_modules/zod',
  'domain',
  'i18n/fieldLabels',
  'openapi/generated',
]

const isIn = (id: string, folders: string[]) => folders.some((folder) => id.includes(`/${folder}/`))

type Use = {
  users: User[]
  /** Whether other parts load the module too: late ones, or other folders of pages. */
  isShared: boolean
  isGeneral: boolean
  isLate: boolean
  isPackage: boolean
}

/** Returns the file of a module, or null for a file of the exact users. */
function fileOf(id: string, graph: Graph): string | null {
  const [, lang, dictionary = ''] = /\/i18n\/(ja|en)\/(\w+)\.ts$/.exec(id) ?? []
  const importers = allImportersOf(id, graph)
  const users = importers.flatMap((each) => usersAtStart.get(pathOf(each)) ?? [])
  const isShared = foldersOf(users).length > 1 || importers.some((each) => isLatePart(each, graph))
  const use = {
    users,
    isShared,
    isGeneral: isIn(id, generalFolders) && !isIn(id, largeFolders),
    isLate: isIn(id, lateFolders),
    isPackage: id.includes('/node_modules/'),
  }
  const name = publicFileOf(use) ?? privateFileOf(use)
  return lang ? `texts-${name ?? dictionary}-${lang}` : name
}

/**
 * Names a file of public pages. The imports of a module have at least its users, and more users never give a narrower name, so no two
 * files import each other. The same is true for the other pages.
 */
function publicFileOf({ users, isShared }: Use): string | null {
  const inPublic = users.filter(({ part }) => part === 'public')
  const folders = foldersOf(inPublic)
  if (folders.length > 2 || folders.filter((folder) => firstFolders.includes(folder)).length > 1)
    return 'public'
  if (folders.length === 2) return folders.join('-')
  const name = nameInFolder(inPublic, isShared)
  // Forms do not load the modules that a page shares with late parts only.
  return name && users.some(({ part }) => part === 'forms') ? `${name}-forms` : name
}

/** Names a file of forms and of the applicant area. */
function privateFileOf(use: Use): string | null {
  const { users, isShared, isGeneral, isLate } = use
  const inForms = users.filter(({ part }) => part === 'forms')
  if (users.length === 0) return null
  if (isLate && isShared) return lateFileOf(use)
  if (isGeneral && isShared) return inForms.length > 0 ? 'shared' : 'person'
  if (foldersOf(inForms).length > 1) return 'forms'
  if (inForms.length > 0) return nameInFolder(inForms, isShared)
  if (isLate || !includesAll(users, 'mypage')) return null
  return includesAll(users, 'account') ? 'person' : 'mypage'
}

/**
 * Rules and labels that late parts load, too, have a common file if the first step of a form needs them: as a file each, they were the last
 * of 30 to arrive on a slow phone. Those of later steps stay out of it.
 */
const lateFileOf = ({ users, isPackage }: Use) => (!isPackage && users.some(isFirstStep) ? 'rules' : null)

const foldersOf = (users: User[]) => [...new Set(users.map(({ page }) => dirname(page)))].toSorted()

/** Returns the page if it is the only one, or the folder of several. Code that others share with it has a file without the page. */
function nameInFolder(users: User[], isShared: boolean): string | null {
  const [first] = users
  if (!first) return null
  const isOnlyPage = users.every(({ page }) => page === first.page)
  const name = isOnlyPage ? basename(first.page) : dirname(first.page)
  return isShared ? `${name}-shared` : name
}

const partOf = ({ layout, flow }: Row): User['part'] =>
  layout === 'mypage' || layout === 'account' ? layout : flow ? 'forms' : 'public'

const rows: Row[] = Object.values(table)

const includesAll = (users: User[], part: User['part']) =>
  rows.every((row) => partOf(row) !== part || users.some(({ page }) => page === row.page))

const firstSteps: string[] = flowIds.map((flow) => table[startOf(flow)].page)

/** Returns whether a page is the first step of a visitor's form. */
const isFirstStep = ({ page, part }: User) => part === 'forms' && firstSteps.includes(page)

/** The pages that load a module at their start, by its path in the project. */
const usersAtStart = new Map<string, User[]>()
for (const row of rows)
  for (const module of languages.flatMap((lang) => modulesOf(row, lang))) {
    const users = usersAtStart.get(module) ?? []
    usersAtStart.set(module, [...users, { page: row.page, part: partOf(row) }])
  }

const root = `${join(import.meta.dirname, '../..')}/`
const pathOf = (id: string) => id.replace(root, '')

/** Returns whether a module is a part of a page that loads after its start. */
const isLatePart = (id: string, graph: Graph) =>
  /\/src\/pages\//.test(id) &&
  !usersAtStart.has(pathOf(id)) &&
  (graph.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0

/** Returns a module and all that import it, directly or not. */
function allImportersOf(id: string, graph: Graph): string[] {
  const seen = new Set([id])
  for (const each of seen) for (const importer of importersOf(each, graph)) seen.add(importer)
  return [...seen]
}

/** Modules that only export other modules. */
const lists = /\/(?:generated\/options|@tanstack\/\S+\/index)\.(?:ts|js)$/

/** Returns the modules that import a module. Those that import it through a list contain the name of an export. */
function importersOf(id: string, graph: Graph): string[] {
  const { importers = [], exports = [] } = graph.getModuleInfo(id) ?? {}
  return importers.flatMap((importer) =>
    lists.test(importer)
      ? importersOf(importer, graph).filter((each) =>
          exports.some((name) => graph.getModuleInfo(each)?.code?.includes(name)),
        )
      : [importer],
  )
}
