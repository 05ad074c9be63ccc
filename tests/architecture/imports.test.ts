import { expect, test } from 'vitest'
import {
  acrossSiblings,
  generatedImports,
  edgesOf,
  foreignPackages,
  mockImports,
  withoutRule,
  wrongWay,
} from './imports.ts'
import { parseSource, sources } from './sources.ts'

const edges = edgesOf(sources)

/** Returns the edges of one file that imports one module. */
const edge = (path: string, module: string) => edgesOf([parseSource(path, `import { a } from '${module}'`)])

test('there are imports to check', () => {
  expect(edges.length).toBeGreaterThan(200)
})

test('imports go one way', () => {
  expect(wrongWay(edges)).toEqual([])
})

test.each([
  ['domain/dates.ts', '#i18n/en/rules.ts'],
  ['i18n/en/job.ts', '#backend/http.ts'],
  ['backend/app.ts', '#mocks/env.ts'],
  ['backend/app.ts', '#content/seed.ts'],
  ['content/seed.ts', '#server/app.ts'],
  ['mocks/env.ts', '#server/app.ts'],
  ['mocks/env.ts', '#src/lib/stored.ts'],
  ['server/app.ts', '#mocks/env.ts'],
  ['src/main.tsx', '#backend/app.ts'],
  ['src/main.tsx', '#mocks/env.ts'],
  ['src/app/App.tsx', '#server/app.ts'],
  ['src/lib/store.ts', '../ui/Button.tsx'],
  ['src/ui/Button.tsx', '../features/jobs/JobCard.tsx'],
  ['src/forms/Field.tsx', '../features/jobs/JobCard.tsx'],
  ['src/api/http.ts', '../features/jobs/JobCard.tsx'],
  ['src/features/jobs/JobCard.tsx', '../../pages/jobs/JobPage.tsx'],
  ['src/features/jobs/JobCard.tsx', '../../layouts/Header.tsx'],
  ['src/start/start.ts', '../lib/time.ts'],
  ['src/context/config.ts', '../app/pageData.ts'],
  ['src/routes/table.ts', '../app/router/guards.ts'],
  ['src/page/pageModule.ts', '../pages/home/HomePage.tsx'],
  ['src/forms/Form.tsx', '../app/App.tsx'],
  ['src/layouts/Header.tsx', '../app/Root.tsx'],
  ['src/pages/home/HomePage.tsx', '#src/app/App.tsx'],
  ['src/pages/home/HomePage.tsx', '#src/layouts/Header.tsx'],
])('%s may not import %s', (path, module) => {
  expect(wrongWay(edge(path, module))).toHaveLength(1)
})

test('every folder of src has an import rule', () => {
  expect(withoutRule(sources.map(({ path }) => path))).toEqual([])
  expect(withoutRule(['src/main.tsx', 'src/helpers/a.ts'])).toEqual(['src/helpers'])
})

test('re-exports and imports of types count as imports', () => {
  const text = "export { a } from '#mocks/env.ts'; import type { B } from '#server/app.ts'"
  expect(wrongWay(edgesOf([parseSource('backend/app.ts', text)]))).toHaveLength(2)
})

test('features do not import features, and pages do not import pages of other areas', () => {
  expect(acrossSiblings(edges)).toEqual([])
  expect(acrossSiblings(edge('src/features/jobs/A.tsx', '../entry/B.tsx'))).toHaveLength(1)
  expect(acrossSiblings(edge('src/pages/jobs/A.tsx', '#src/pages/home/B.tsx'))).toHaveLength(1)
})

test('only src/api imports the generated client', () => {
  expect(generatedImports(edges)).toEqual([])
  expect(generatedImports(edge('src/pages/jobs/A.tsx', '#src/api/generated/job/job.ts'))).toHaveLength(1)
})

test('the site imports the mocks with one dynamic import behind a build constant', () => {
  expect(mockImports(edges)).toEqual([{ from: 'src/main.tsx', to: 'mocks/start.ts', isDynamic: true }])
  const main = sources.find(({ path }) => path === 'src/main.tsx')
  expect(main?.text.match(/startMocks\(\)/g)).toHaveLength(2)
  expect(main?.text).toContain('__MOCKS__ ? await startMocks() : null')
})

test('rules, texts, content and the backend are independent of the host', () => {
  expect(foreignPackages(sources)).toEqual([])
  expect(
    foreignPackages([parseSource('backend/a.ts', "import fs from 'node:fs'; import 'react'")]),
  ).toHaveLength(2)
})
