import { dirname } from 'node:path'
import type { Lang } from '#domain/lang.ts'
import { isInApplicantArea, textsOfRow } from '#src/routes/layoutRules.ts'
import type { LayoutId, Row } from '#src/routes/row.ts'

/**
 * Most visits begin in these folders. The program has the list of their pages (`src/app/pages/loadPage.ts`), others load that of all. A glob
 * of Vite is a literal, and the configuration of the build reads this list without Vite: a test compares both.
 */
export const firstFolders = ['blog', 'entry', 'home', 'jobs', 'stories']

/** The modules of inner layouts (`layouts/index.ts`). */
const innerLayouts: Partial<Record<LayoutId, string[]>> = {
  mypage: ['src/layouts/mypage/MypageLayout.tsx'],
}

/** The late parts of pages (`src/context/lateSections.tsx`). */
const lateParts: Partial<Record<string, string[]>> = {
  'home/HomePage': ['src/pages/home/HomeSections.tsx'],
}

/** Returns the source files of a row's later part: the page includes their styles, and loads their code afterwards. */
export const lateModulesOf = ({ page }: Row): string[] => lateParts[page] ?? []

/** The menu of the person in the header. */
const personMenu = (lang: Lang) => ['src/layouts/account/AccountMenu.tsx', `i18n/${lang}/person.ts`]

/** Returns the source files that the browser loads for a row besides the program, by their paths in the build's manifest. */
export function modulesOf(row: Row, lang: Lang): string[] {
  const texts = ['index', ...textsOfRow(row)].map((name) => `i18n/${lang}/${name}.ts`)
  const lists = firstFolders.includes(dirname(row.page)) ? [] : ['src/app/pages/allPages.ts']
  const inner = innerLayouts[row.layout] ?? []
  const flow = row.flow ? ['src/app/flow/FlowLayout.tsx'] : []
  const guards = row.guards ? ['src/app/guards/guards.ts'] : []
  const session = isInApplicantArea(row) ? ['src/app/guards/sessionGuards.ts'] : []
  const person = row.layout === 'mypage' ? personMenu(lang) : []
  return [
    `src/pages/${row.page}.tsx`,
    ...lists,
    ...inner,
    ...flow,
    ...guards,
    ...session,
    ...person,
    ...texts,
  ]
}
