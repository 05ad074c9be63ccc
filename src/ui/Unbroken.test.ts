import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Unbroken } from './Unbroken.tsx'

/** Returns the markup of a text, with [] around the parts that stay on one line. */
const shown = (text: string, sentence = false) =>
  renderToStaticMarkup(Unbroken({ sentence, children: text }))
    .replaceAll('<span class="nb">', '[')
    .replaceAll('</span>', ']')
    .replaceAll('<wbr/>', '|')

test.each([
  ['東京都渋谷区・週3日リモート', '東京都渋谷区・[週3日][リモート]'],
  ['川崎市幸区・週1〜2日リモート', '川崎市幸区・[週1〜2日][リモート]'],
  ['シリーズCの会計SaaS企業', '[シリーズCの][会計SaaS][企業]'],
  ['ライター／決済APIの文書', '[ライター／]|[決済APIの][文書]'],
  ['エンジニア（Go）／在庫管理', '[エンジニア]（G[o）／]|[在庫管理]'],
  ['プロジェクトマネージャー／会計ソフト', '[プロジェクト]|[マネージャー／]|[会計][ソフト]'],
  ['株式会社青空ホテルシステムズへ書類を送ること', '[株式会社青空ホテルシステムズへ][書類を]送ること'],
  ['Maria Santosさん、こんにちは', 'Maria Santo[sさん、]こんにちは'],
  ['漫画配信会社の日本法人', '漫画配信会[社の][日本法人]'],
  ['賞与は年2回、計14カ月分', '[賞与は][年2回]、計1[4カ月分]'],
  ['Osaka, Chuo, 2 days remote', 'Osaka, Chuo, [2 days] remote'],
  ['Payments platform, Series B, 110 people', 'Payments platform, [Series B], 11[0 people]'],
  ['Data engineer, cloud-cost platform', 'Data engineer, [cloud-cost] platform'],
  ['全国どこからでも・フルリモート', '[全国][どこからでも・][フルリモート]'],
  ['毎月、年俸の12分の1を支給します', '[毎月]、[年俸の]1[2分の1を][支給]します'],
  ['月給64万8,600円（固定残業代を含む）', '[月給]6[4万8,600円]（固定残業[代を]含む）'],
  ['内定のお返事は12月7日（月）まで', '[内定の]お[返事は][12月7日（月）]まで'],
  ['2026年11月27日に更新', '[2026年11月27日に][更新]'],
  ['Pay of 7.2–10.8 Million yen', 'Pay of [7.2–10.8 Million yen]'],
  ['リンクを24時間以内に開くと', '[リンクを]2[4時間][以内に]開くと'],
  ['日時は12月3日（木）15:00〜16:00（日本）', '[日時は][12月3日（木）][15:00〜16:00]（[日本]）'],
  ['Answer your offer by Mon 7 Dec', 'Answer your offer by [Mon 7 Dec]'],
  ['The median is 2.2 Million yen lower', 'The median is [2.2 Million yen] lower'],
  ['仕事内容', '仕事内容'],
  ['求人・登録についてのお問い合わせ', '[求人・][登録に]ついての[お問い合わせ]'],
  ['ローカルストレージ', '[ローカル]|[ストレージ]'],
  ['SRE／フリマアプリの取引基盤', 'SR[E／]|[フリマ][アプリの][取引基盤]'],
  ['部品表（SBOM）の解析', '[部品表]（SBOM[）の][解析]'],
])('%s', (text, expected) => {
  expect(shown(text)).toBe(expected)
})

test('the words of a sentence may break, but no numbers, dates and names', () => {
  expect(shown('お返事は5月23日（土）18:00までにお願いします。', true)).toBe(
    'お返事は[5月23日（土）]18:00までにお願いします。',
  )
  expect(shown('完全週休2日制（土日）、年間休日124日。面談は田中さんが行います。', true)).toBe(
    '完全週休[2日]制（土日）、年間休日12[4日]。面談は[田中さんが]行います。',
  )
})
