import type { Lang } from '#domain/lang.ts'
import { listsOf } from '#i18n/lists.ts'
import { listModuleOf } from '#src/app/pages/loadPage.ts'
import { isInApplicantArea, textsOfRow } from '#src/routes/layoutRules.ts'
import type { LayoutId, Row } from '#src/routes/row.ts'

/** The modules of inner layouts (`layouts/index.ts`). */
const innerLayouts: Partial<Record<LayoutId, string[]>> = {
  mypage: ['src/layouts/mypage/MypageLayout.tsx'],
}

/** The late parts of pages (`src/context/latePart.tsx`). */
const lateParts: Partial<Record<string, string[]>> = {
  'home/HomePage': ['src/pages/home/HomeSections.tsx'],
}

/** Returns the source files of a row whose styles come with the page, and whose code follows it. */
export const lateModulesOf = ({ page }: Row): string[] => lateParts[page] ?? []

/** The menu of the person in the header. */
const personMenu = (lang: Lang) => ['src/layouts/account/person.ts', `i18n/${lang}/person.ts`]

/** Returns the source files that the browser loads for a row besides the program, by their paths in the build's manifest. */
export function modulesOf(row: Row, lang: Lang): string[] {
  const names = textsOfRow(row)
  const texts = [...listsOf(names), ...names].map((name) => `i18n/${lang}/${name}.ts`)
  const inner = innerLayouts[row.layout] ?? []
  const flow = row.flow ? ['src/app/flow/FlowLayout.tsx'] : []
  const guards = row.guards ? ['src/app/guards/guards.ts'] : []
  const session = isInApplicantArea(row) ? ['src/app/guards/sessionGuards.ts'] : []
  const person = row.layout === 'mypage' ? personMenu(lang) : []
  const list = listModuleOf(row)
  return [
    `src/pages/${row.page}.tsx`,
    ...(list ? [list] : []),
    ...inner,
    ...flow,
    ...guards,
    ...session,
    ...person,
    ...texts,
  ]
}
