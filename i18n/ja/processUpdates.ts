import { type processUpdates as en, paragraphs } from '../en/processUpdates.ts'

const lines = (...texts: string[]) => texts.filter((text) => text !== '').join('\n')
const named = (employer: string) => (employer === '' ? '企業' : employer)

export const processUpdates: typeof en = {
  recommended: ({ job, advisor, next }) => ({
    history: `${advisor}が求人をご紹介しました。`,
    title: `おすすめ求人のご紹介：${job}`,
    body: paragraphs(
      `担当の${advisor}から、「${job}」をご紹介します。`,
      '紹介文はマイページでお読みいただけます。',
      next,
    ),
  }),
  replied: ({ job, advisor, note, next }) => ({
    history: `${advisor}がご質問にお答えしました。`,
    title: `ご質問へのお返事：${job}`,
    body: paragraphs(`「${job}」へのご質問に、担当の${advisor}からお返事します。`, note, next),
  }),
  documentsAsked: ({ job, advisor, note, next }) => ({
    history: `${advisor}が書類のご用意をお願いしました。`,
    title: `書類のご用意のお願い：${job}`,
    body: paragraphs(`「${job}」について、担当の${advisor}から書類のご用意をお願いします。`, note, next),
  }),
  employerNamed: ({ job, advisor, employer, address, next }) => ({
    history: `${advisor}が企業名をお伝えしました：${employer}`,
    title: `企業名をお伝えします：${job}`,
    body: paragraphs(
      `「${job}」の募集企業は次のとおりです。`,
      lines(employer, address),
      '企業名は、ほかの方には伝えないようお願いします。',
      next,
    ),
  }),
  consentAsked: ({ job, advisor, employer, documents, next }) => ({
    history: `${advisor}が、${employer}へ書類を送ることへのご同意をお願いしました。`,
    title: `書類の送付へのご同意のお願い：${job}`,
    body: paragraphs(
      `「${job}」の選考のため、担当の${advisor}から${employer}に次の書類をお送りします。`,
      documents,
      next,
      'ご同意いただくまで、何も送りません。同意されない場合、応募はここで終了し、企業には何も伝わりません。',
    ),
  }),
  consentGiven: ({ job, employer, documents, next }) => ({
    history: `${employer}へ書類を送ることに同意しました。`,
    title: `書類の送付へのご同意を承りました：${job}`,
    body: paragraphs(
      `「${job}」の選考のため、${employer}に次の書類をお送りすることにご同意いただきました。`,
      documents,
      next,
    ),
  }),
  consentDeclined: ({ job, next }) => ({
    history: '書類を送ることに同意しませんでした。応募は終了しました。',
    title: `応募を終了しました：${job}`,
    body: paragraphs(`「${job}」の書類の送付に同意されませんでしたので、応募を終了しました。`, next),
  }),
  sent: ({ job, advisor, employer, documents, next }) => ({
    history: `${advisor}が${named(employer)}に書類を送りました。`,
    title: `書類をお送りしました：${job}`,
    body: paragraphs(
      `「${job}」の選考のため、担当の${advisor}が${named(employer)}に書類をお送りしました。`,
      documents,
      next,
    ),
  }),
  seen: ({ job, employer, next }) => ({
    history: `${named(employer)}が書類を確認しました。`,
    title: `書類が確認されました：${job}`,
    body: paragraphs(`${named(employer)}が、「${job}」の書類を確認しました。`, next),
  }),
  screening: ({ job, employer, note, next }) => ({
    history: '書類選考が始まりました。',
    title: `書類選考：${job}`,
    body: paragraphs(`「${job}」について、${named(employer)}で書類選考が始まりました。`, note, next),
  }),
  interview: ({ job, status, note, next }) => ({
    history: `${status}に進みました。`,
    title: `${status}に進みました：${job}`,
    body: paragraphs(`「${job}」の選考が、${status}に進みました。おめでとうございます。`, note, next),
  }),
  appointed: ({ job, status, when, replaced, place, people, employer, address, note, next }) => ({
    history: replaced === '' ? `日時が決まりました：${when}` : `予定が変わりました：${when}`,
    title: `${replaced === '' ? '' : '【変更】'}${status}の日時は${when}：${job}`,
    body: paragraphs(
      replaced === ''
        ? `「${job}」の${status}の日時が決まりました。`
        : `「${job}」の${status}の予定が変わりました。`,
      lines(
        `日時：${when}`,
        replaced === '' ? '' : `変更前：${replaced}`,
        `場所：${place}`,
        people === '' ? '' : `担当者：${people}`,
        employer === '' ? '' : `企業：${employer}（${address}）`,
      ),
      note,
      'ご都合が悪い場合は、応募のページから別の日時をご希望いただけます。',
      next,
    ),
  }),
  offered: ({ job, employer, note, next }) => ({
    history: `${named(employer)}から内定の連絡がありました。`,
    title: `内定のお知らせ：${job}`,
    body: paragraphs(
      `おめでとうございます。「${job}」の内定のご連絡が${named(employer)}からありました。`,
      note,
      next,
    ),
  }),
  joined: ({ job, employer, note, next }) => ({
    history: `${employer === '' ? '' : `${employer}に`}入社されました。`,
    title: `ご入社おめでとうございます：${job}`,
    body: paragraphs(
      `「${job}」でのご入社、おめでとうございます。${employer === '' ? '' : `${employer}での`}ご活躍をお祈りします。`,
      note,
      next,
    ),
  }),
  rejected: ({ job, note, next }) => ({
    history: '今回はご縁がありませんでした。',
    title: `選考の結果について：${job}`,
    body: paragraphs(`「${job}」の選考の結果、残念ながら今回はご縁がありませんでした。`, note, next),
  }),
  positionFilled: ({ job, note, next }) => ({
    history: '募集が終了しました。応募は終了しました。',
    title: `募集が終了しました：${job}`,
    body: paragraphs(
      `「${job}」はほかの方の採用が決まり、募集が終了しました。そのため、ご応募も終了となります。`,
      note,
      next,
    ),
  }),
  withdrawn: ({ job, note, next }) => ({
    history: 'ご希望により、応募を辞退しました。',
    title: `応募の辞退を承りました：${job}`,
    body: paragraphs(`ご希望により、「${job}」への応募を辞退する手続きをしました。`, note, next),
  }),
  undone: ({ job, advisor, status, note, next }) => ({
    history: `${advisor}が直前の内容を訂正しました。現在の状況：${status}`,
    title: `訂正のお知らせ：${job}`,
    body: paragraphs(
      `「${job}」について先ほどお送りしたお知らせは、誤りでした。お手数ですが破棄してください。ご迷惑をおかけし、申し訳ございません。`,
      `誤りのお知らせ：${note}`,
      `現在の状況：${status}`,
      next,
    ),
  }),
  retracted: ({ job, advisor }) => ({
    history: `${advisor}がご紹介を取り消しました。`,
    title: `訂正のお知らせ：${job}`,
    body: paragraphs(
      `「${job}」のご紹介は、誤ってお送りしたものでした。お手数ですが、先ほどのお知らせは破棄してください。ご迷惑をおかけし、申し訳ございません。`,
      `お返事は不要です。企業には何も伝わっていません。担当の${advisor}が、引き続きお仕事をお探しします。`,
    ),
  }),
}
