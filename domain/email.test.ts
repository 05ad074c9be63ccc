import { describe, expect, test } from 'vitest'
import { emailKey, isEmail, mailboxKey, plainEmail } from './email.ts'

const spellings = [
  'x@docomo.ne.jp',
  'x@docomo。ne.jp',
  'x@docomo．ne｡jp',
  'x@docomo。ne。jp',
  'X@DOCOMO.NE.JP',
  'x@ｄｏｃｏｍｏ.ne.jp',
]

describe('spellings of one address', () => {
  test.each(spellings)('%s is an address with the same key and domain', (typed) => {
    expect(isEmail(typed)).toBe(true)
    expect(emailKey(typed)).toBe('x@docomo.ne.jp')
    expect(plainEmail(typed).toLowerCase()).toBe('x@docomo.ne.jp')
  })

  test('a domain of another script keeps it, and has the key of its ASCII form', () => {
    expect(plainEmail('ユーザー@例え｡jp')).toBe('ユーザー@例え.jp')
    expect(emailKey('ユーザー@例え.jp')).toBe(emailKey('ユーザー@xn--r8jz45g.jp'))
    expect(emailKey('a@MÜNCHEN.de')).toBe('a@xn--mnchen-3ya.de')
  })

  test('the name before the @ keeps its form', () => {
    expect(plainEmail('Ｘ。y@example.com')).toBe('Ｘ。y@example.com')
    expect(emailKey('ｘ@example.com')).not.toBe(emailKey('x@example.com'))
  })

  test('a tag after a plus is part of the address, not of its mailbox', () => {
    expect(emailKey('Ana+a@example.com')).toBe('ana+a@example.com')
    expect(mailboxKey('Ana+a+b@docomo。ne.jp')).toBe('ana@docomo.ne.jp')
    expect(mailboxKey('+@example.com')).toBe('+@example.com')
  })
})

test.each([
  ['a soft hyphen', 'a@exam\u00ADple.com'],
  ['a vowel separator', 'a\u180E@example.com'],
  ['a Hangul filler', '\u3164@example.com'],
  ['a half-width Hangul filler', 'a@\uFFA0example.com'],
  ['a variation selector', 'a\uFE0F@example.com'],
  ['a supplementary variation selector', 'a\u{E0101}@example.com'],
  ['a blank Braille pattern', 'a\u2800@example.com'],
  ['a grapheme joiner', 'a\u034F@example.com'],
])('an address with %s is refused', (_, typed) => {
  expect(isEmail(typed)).toBe(false)
})

test.each([
  'a@example.com/x.y',
  'a@example.com?b',
  'a@example.com#b',
  'a@ex%61mple.com',
  'a@℀.com',
  'a@-x.1',
])('the domain of %s is no domain', (typed) => {
  expect(isEmail(typed)).toBe(false)
})

test('a domain that grows beyond the limit when it is folded is refused', () => {
  expect(isEmail(`a@${'\uFDFA'.repeat(60)}.com`)).toBe(false)
})
