import { expect, test } from 'vitest'
import { csvOf } from './csv.ts'

test('cells are quoted where they need it, and formulas do not run', () => {
  const rows = [
    ['氏名', 'a,b'],
    ['say "hi"', 'two\nlines'],
    ['=1+1', '+81 3', '@x', '-cmd', '-5', '\t=1', '＝1'],
  ]
  expect(csvOf(rows)).toBe(
    `\uFEFF氏名,"a,b"\r\n"say ""hi""","two\nlines"\r\n'=1+1,'+81 3,'@x,'-cmd,-5,'\t=1,'＝1\r\n`,
  )
})
