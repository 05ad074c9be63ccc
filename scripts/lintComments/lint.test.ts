import { expect, test } from 'vitest'
import { lint, report } from './lint.ts'
import { type Exception, words } from './words.ts'

const wordsIn = (source: string, path = 'src/sample.ts') =>
  lint([{ path, source }], []).findings.map(({ line, text }) => `${line} ${text}`)

test.each([
  ['A request whose body is empty.', 'whose'],
  ['The jobs for which a person applied.', 'for which'],
  ['Removes what a form stores.', 'what'],
  ['The rows of a table. Who may read them is checked first.', 'Who'],
  ['Two files; of that one is read.', 'of that'],
  ['Null for a photo that is gone.', 'gone'],
  ['The message goes with its row.', 'goes'],
  ['The clock stands.', 'stands'],
  ['Tells the version.', 'Tells'],
  ['Called when nobody is logged in.', 'nobody'],
  ['Returns null if there is none.', 'is none'],
  ['The name comes from the master.', 'comes from'],
  ['The draft is kept.', 'kept'],
  ['Stops the timer if the clock does so.', 'does so'],
  ['An answer is awaited no more.', 'no more'],
])('%s', (comment, word) => {
  expect(wordsIn(`/** ${comment} */`)).toEqual([`1 ${word}`])
})

test.each([
  'The person who is logged in, and a file that exists.',
  'Returns no more than ten rows; keeps their order.',
  'The next retry comes after a minute. Understands two formats.',
  'Calls `goes()` of "whose", and 「what」.',
])('plain English is accepted: %s', (comment) => {
  expect(wordsIn(`/** ${comment} */`)).toEqual([])
})

test('every word is matched by one rule, with a reason and a suggestion', () => {
  for (const { reason, instead } of words) expect([reason, instead]).not.toContain('')
})

test('all kinds of comments are read, and no code', () => {
  const source = `const whose = 'what goes' // The kept one.
/*
 * A file, the name of
 * which is stored. The jobs for
 * which a person applied.
 */
const list = {
  // The moment since
  // which it is open.
  a: 1,
}`
  expect(wordsIn(source)).toEqual(['1 kept', '3 of which', '4 for which', '8 since which'])
  expect(wordsIn('.a { color: red } /* The words stand above. */', 'src/ui/sample.css')).toEqual(['1 stand'])
  expect(wordsIn('const a = <p>{/* Nobody */}</p>', 'src/sample.tsx')).toEqual(['1 Nobody'])
})

test('documents are read without their code', () => {
  const source = `# Title

- The address to
  which \`whose\` is sent.

\`\`\`sh
npm run what
\`\`\`
`
  expect(wordsIn(source, 'CONTRIBUTING.md')).toEqual(['3 to which'])
})

test('descriptions of the contract are read, and no examples', () => {
  const source = `description: >-
  A job. The page on
  which it is.
properties:
  name:
    description: What it is.
    example: whose
`
  expect(wordsIn(source, 'openapi/sample.yaml')).toEqual(['2 on which', '6 What'])
})

test('an exception accepts one sentence of a file, and is reported when it is not needed', () => {
  const files = [{ path: 'src/sample.ts', source: '// The kept one.\n\n// Another is kept.' }]
  const exception = { path: 'src/sample.ts', text: 'The kept one', reason: 'The name of a table.' }
  const unused: Exception = { ...exception, text: 'No such text' }
  const result = lint(files, [exception, unused])
  expect(result.findings.map(({ line }) => line)).toEqual([3])
  expect(result.unused).toEqual([unused])
})

test('the report has the place, the word and a suggestion', () => {
  const source = '\n/** The draft is kept. */'
  expect(report(lint([{ path: 'src/sample.ts', source }], []))).toMatch(
    /^src\/sample\.ts:2 “kept” may mean stored, .*\. Instead: “stored”, /,
  )
})
