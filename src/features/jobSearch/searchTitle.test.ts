import { beforeAll, expect, test } from 'vitest'
import { languages } from '#domain/lang.ts'
import { loadTexts } from '#i18n/load.ts'
import { parseSearch } from './searchState.ts'
import { searchName, searchTitle } from './searchTitle.ts'

beforeAll(async () => {
  for (const lang of languages) await loadTexts(lang, ['jobs', 'jobOptions', 'savedSearches'])
})

test.each([
  ['', 'Jobs in Japan', '日本の求人'],
  ['jobCategory=qa', 'QA and testing jobs in Japan', '日本のQA・テストの求人'],
  ['location=kanto', 'Jobs in Kanto', '関東の求人'],
  ['jobCategory=qa&location=kanto', 'QA and testing jobs in Kanto', '関東のQA・テストの求人'],
  ['jobCategory=others', 'Jobs in Japan: Other roles', '日本の求人（その他の職種）'],
  ['itSkills=python,cpp', 'Jobs in Japan: Python, C++', '日本の求人（Python、C++）'],
  ['japaneseLevel=none_jp', 'Jobs in Japan: No Japanese needed', '日本の求人（日本語不問）'],
  [
    'location=tokyo&japaneseLevel=business_level_jp',
    'Jobs in Tokyo: Japanese: up to business',
    '東京都の求人（日本語：ビジネスまで）',
  ],
  [
    'itSkills=python,go,java',
    'Jobs in Japan: Python, Java and 1 more',
    '日本の求人（Python、Javaほか1件の条件）',
  ],
  ['searchWord=go&page=2', 'Jobs in Japan: “go” – page 2', '日本の求人（「go」） 2ページ目'],
])('%j has the titles %s and %s', (query, en, ja) => {
  const { state } = parseSearch(new URLSearchParams(query))
  expect(searchTitle('en', state)).toBe(en)
  expect(searchTitle('ja', state)).toBe(ja)
})

test.each([
  ['', 'All jobs', 'すべての求人'],
  ['jobCategory=qa', 'QA and testing', 'QA・テスト'],
  [
    'applyFromAbroad=true&remote=full&location=kanto,kansai',
    'Open to applicants abroad',
    '海外から応募できる、フルリモート',
  ],
])('%j is saved as %s and %s', (query, en, ja) => {
  const { state } = parseSearch(new URLSearchParams(query))
  expect(searchName('en', state)).toBe(en)
  expect(searchName('ja', state)).toBe(ja)
})
