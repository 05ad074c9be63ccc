/** Pages for reading have native controls, forms have Mantine's (README, "Which component"). */

import { expect, test } from 'vitest'
import { edgesOf } from './imports.ts'
import { parseSource, sources } from './sources.ts'

const reading = /^src\/pages\/(?:home|jobs|stories|blog|company|legal|favorites)\//
const forms = /^src\/(?:forms|pages\/(?:entry|inquiry|account|contact|profile|resume|career|settings))\//
const nativeControls = /^src\/ui\/(?:inputs|choices)\.tsx$/

/** Returns the imports of a kind of component by files that use the other kind. */
const wrong = (of: typeof sources): string[] =>
  of.flatMap((source) => {
    const isNative = edgesOf([source]).some(({ to }) => nativeControls.test(to))
    const isMantine = source.imports.some(({ module }) => module.startsWith('@mantine/'))
    return (forms.test(source.path) && isNative) || (reading.test(source.path) && isMantine)
      ? [source.path]
      : []
  })

test('forms use the fields of Mantine, pages for reading the native controls', () => {
  expect(wrong(sources)).toEqual([])
})

test.each([
  ['src/pages/entry/EntryPage.tsx', "import { TextInput } from '#src/ui/inputs.tsx'"],
  ['src/forms/TextField.tsx', "import { TextInput } from '../ui/inputs.tsx'"],
  ['src/pages/jobs/JobsPage.tsx', "import { Checkbox } from '@mantine/core'"],
])('%s may not have: %s', (path, text) => {
  expect(wrong([parseSource(path, text)])).toEqual([path])
})

const shown = /^src\/(?:ui|forms\/(?!flow\/)).*\.tsx$/

/** Returns the components of the design system and the fields of forms that the page of components does not import, directly or indirectly. */
const notShown = (of: typeof sources): string[] => {
  const edges = edgesOf(of)
  const found = new Set<string>()
  const visit = (file: string) => {
    if (found.has(file)) return
    found.add(file)
    for (const { from, to } of edges) if (from === file) visit(to)
  }
  visit('mocks/components/main.tsx')
  return of.map(({ path }) => path).filter((path) => shown.test(path) && !found.has(path))
}

test('the page of components shows all', () => {
  expect(notShown(sources)).toEqual([])
  const added = parseSource('src/ui/Added.tsx', 'export function Added() {}')
  expect(notShown([...sources, added])).toEqual([added.path])
})

/** Returns the files with headings that are not set by `Heading`. */
const rawHeadings = (of: { path: string; text: string }[]): string[] =>
  of
    .filter(
      ({ path, text }) =>
        /^src\/(?!ui\/Heading\.tsx).*(?<!\.test)\.tsx$/.test(path) && /<h[1-6][\s>]/.test(text),
    )
    .map(({ path }) => path)

test('every heading is a Heading, which sets titles without bad breaks', () => {
  expect(rawHeadings(sources)).toEqual([])
  const added = { path: 'src/ui/Added.tsx', text: '<h2 id="a">' }
  expect(rawHeadings([added])).toEqual([added.path])
})
