import { expect, test } from 'vitest'
import { greetingName } from './greeting.ts'

test.each([
  'Ana Lucía Herrera',
  "Siobhán O'Neil",
  'Nguyễn Thị Linh',
  'J. R. R. Tolkien',
  'J.R.R. Tolkien',
  'Sammy Davis Jr.',
  '渡辺 みのり',
  'マリア・サントス',
  'محمد علي',
  '𠮷田',
])('%s is greeted by name', (name) => {
  expect(greetingName(name)).toBe(name)
})

test.each([
  'https://evil.example/win',
  'Click HTTPS://evil.example',
  'You won: www.evil.example',
  'evil.example',
  'Ana (evil.co)',
  'ana@evil.example',
  'ana＠evil．example',
  'evil。example',
  'evil｡jp',
  'пример.рф',
  'xn--e1afmkfd.xn--p1ai',
  'ev\u200Bil.ex\u00ADample',
  'evil.\u200Bexample',
  '192.0.2.1',
  'mailto:ana',
  '//evil',
  'Win 1000 USD call +8190',
  'Ana 2',
  'Call ０９０ １２３４',
  'Call ①②③',
  'رقم ٠٩٠',
  'www.e',
  'evil․example',
  'evil.\u3164example',
  '\\\\evil',
  ' ',
])('%j is left out', (name) => {
  expect(greetingName(name)).toBeNull()
})

test('line breaks become blanks', () => {
  expect(greetingName('Ana\r\nBcc everybody')).toBe('Ana Bcc everybody')
})
