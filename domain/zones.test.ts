import { expect, test } from 'vitest'
import { formatInZone } from './zones.ts'

test.each([
  ['2026-12-02T20:00:00+09:00', 'America/Sao_Paulo', 'en', 'Wed 2 Dec, 08:00'],
  ['2026-12-03T08:30:00+09:00', 'America/Sao_Paulo', 'en', 'Wed 2 Dec, 20:30'],
  ['2026-12-02T20:00:00+09:00', 'Asia/Kolkata', 'ja', '12月2日（水）16:30'],
  ['2026-12-02T20:00:00+09:00', 'Asia/Tokyo', 'en', null],
  ['2026-12-02T20:00:00+09:00', 'Asia/Seoul', 'ja', null],
] as const)('%s in %s', (moment, zone, lang, text) =>
  expect(formatInZone(new Date(moment), zone, lang)).toBe(text),
)
