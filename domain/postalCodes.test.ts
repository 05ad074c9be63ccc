import { expect, test } from 'vitest'
import { jobOptions } from '#i18n/ja/jobOptions.ts'
import { Prefecture } from '#openapi/generated/options.ts'
import { formattedPostalCode, prefectureOf } from './postalCodes.ts'

/** The codes of the prefectural offices, from their own addresses. */
const offices: Record<Prefecture, string> = {
  hokkaido: '060-8588',
  aomori: '030-8570',
  iwate: '020-8570',
  miyagi: '980-8570',
  akita: '010-8570',
  yamagata: '990-8570',
  fukushima: '960-8670',
  ibaraki: '310-8555',
  tochigi: '320-8501',
  gunma: '371-8570',
  saitama: '330-9301',
  chiba: '260-8667',
  tokyo: '163-8001',
  kanagawa: '231-8588',
  niigata: '950-8570',
  toyama: '930-8501',
  ishikawa: '920-8580',
  fukui: '910-8580',
  yamanashi: '400-8501',
  nagano: '380-8570',
  gifu: '500-8570',
  shizuoka: '420-8601',
  aichi: '460-8501',
  mie: '514-8570',
  shiga: '520-8577',
  kyoto: '602-8570',
  osaka: '540-8570',
  hyogo: '650-8567',
  nara: '630-8501',
  wakayama: '640-8585',
  tottori: '680-8570',
  shimane: '690-8501',
  okayama: '700-8570',
  hiroshima: '730-8511',
  yamaguchi: '753-8501',
  tokushima: '770-8570',
  kagawa: '760-8570',
  ehime: '790-8570',
  kochi: '780-8570',
  fukuoka: '812-8577',
  saga: '840-8570',
  nagasaki: '850-8570',
  kumamoto: '862-8570',
  oita: '870-8501',
  miyazaki: '880-8501',
  kagoshima: '890-8577',
  okinawa: '900-8570',
}

test.each(Prefecture)('the code of the office of %s', (prefecture) => {
  expect(prefectureOf(offices[prefecture])).toBe(jobOptions.prefecture[prefecture])
})

test.each([
  ['685-0013', '島根県'],
  ['817-0021', '長崎県'],
  ['618-0071', null],
  ['098-6758', '北海道'],
  ['4600008', '愛知県'],
  ['〒460-0008', '愛知県'],
  ['４６０－０００８', '愛知県'],
  ['460ー0008', '愛知県'],
  ['460-000', null],
  ['460-00088', null],
  ['愛知県', null],
  ['', null],
])('%s is in %s', (text, prefecture) => {
  expect(prefectureOf(text)).toBe(prefecture)
})

test.each([
  ['4600008', '460-0008'],
  ['〒460-0008', '460-0008'],
  ['４６０－０００８', '460-0008'],
  ['460', '460'],
  ['SW1A 1AA', 'SW1A 1AA'],
])('%s becomes %s', (typed, formatted) => {
  expect(formattedPostalCode(typed)).toBe(formatted)
})
