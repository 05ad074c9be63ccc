import { type processUpdates as en, paragraphs } from '../en/processUpdates.ts'

const by = (answerBy: string) => (answerBy === '' ? '' : `お返事の期限は${answerBy}（日本時間）です。`)
const lines = (...texts: string[]) => texts.filter((text) => text !== '').join('\n')
const named = (employer: string) => (employer === '' ? '企業' : employer)

export const processUpdates: typeof en = {
  recommended: ({ job, advisor, answerBy }) => ({
    history: `${advisor}が求人をご紹介しました。`,
    title: `おすすめ求人のご紹介：${job}`,
    body: paragraphs(
      `担当の${advisor}から、「${job}」をご紹介します。`,
      `マイページで紹介文をお読みのうえ、応募・質問・辞退のいずれかをお選びください。${by(answerBy)}`,
      'ご同意いただくまで、企業にお名前などをお伝えすることはありません。',
    ),
  }),
  replied: ({ job, advisor, note }) => ({
    history: `${advisor}がご質問にお答えしました。`,
    title: `ご質問へのお返事：${job}`,
    body: paragraphs(
      `「${job}」へのご質問に、担当の${advisor}からお返事します。`,
      note,
      '引き続き、応募・質問・辞退をお選びいただけます。',
    ),
  }),
  documentsAsked: ({ job, advisor, note }) => ({
    history: `${advisor}が書類のご用意をお願いしました。`,
    title: `書類のご用意のお願い：${job}`,
    body: paragraphs(
      `「${job}」について、担当の${advisor}から書類のご用意をお願いします。`,
      note,
      '書類はマイページで追加していただけます。ご同意なく企業に送ることはありません。',
    ),
  }),
  employerNamed: ({ job, advisor, employer, address }) => ({
    history: `${advisor}が企業名をお伝えしました：${employer}`,
    title: `企業名をお伝えします：${job}`,
    body: paragraphs(
      `「${job}」の募集企業は次のとおりです。`,
      lines(employer, address),
      `企業名は、ほかの方には伝えないようお願いします。企業には、まだ何もお伝えしていません。書類をお送りする前に、${advisor}が必ずご同意を確認します。`,
    ),
  }),
  consentAsked: ({ job, advisor, employer, documents }) => ({
    history: `${advisor}が、${employer}へ書類を送ることへのご同意をお願いしました。`,
    title: `書類の送付へのご同意のお願い：${job}`,
    body: paragraphs(
      `「${job}」の選考のため、担当の${advisor}から${employer}に次の書類をお送りします。`,
      documents,
      'マイページで、同意するかどうかをお選びください。ご同意いただくまで、何も送りません。同意されない場合、応募はここで終了し、企業には何も伝わりません。',
    ),
  }),
  consentGiven: ({ job, advisor, employer, documents }) => ({
    history: `${employer}へ書類を送ることに同意しました。`,
    title: `書類の送付へのご同意を承りました：${job}`,
    body: paragraphs(
      `「${job}」の選考のため、${employer}に次の書類をお送りすることにご同意いただきました。`,
      documents,
      `担当の${advisor}がお送りし、完了しましたらお知らせします。`,
    ),
  }),
  consentDeclined: ({ job }) => ({
    history: '書類を送ることに同意しませんでした。応募は終了しました。',
    title: `応募を終了しました：${job}`,
    body: paragraphs(
      `「${job}」の書類の送付に同意されませんでしたので、応募を終了しました。企業には何も送っておらず、何も伝わりません。`,
      '募集中であれば、もう一度ご応募いただけます。',
    ),
  }),
  sent: ({ job, advisor, employer, documents }) => ({
    history: `${advisor}が${named(employer)}に書類を送りました。`,
    title: `書類をお送りしました：${job}`,
    body: paragraphs(
      `「${job}」の選考のため、担当の${advisor}が${named(employer)}に書類をお送りしました。`,
      documents,
      '企業から連絡がありしだい、お知らせします。',
    ),
  }),
  seen: ({ job, employer }) => ({
    history: `${named(employer)}が書類を確認しました。`,
    title: `書類が確認されました：${job}`,
    body: `${named(employer)}が、「${job}」の書類を確認しました。`,
  }),
  screening: ({ job, employer, note }) => ({
    history: '書類選考が始まりました。',
    title: `書類選考：${job}`,
    body: paragraphs(
      `「${job}」について、${named(employer)}で書類選考が始まりました。通常は1週間ほどかかります。`,
      note,
    ),
  }),
  interview: ({ job, advisor, status, note }) => ({
    history: `${status}に進みました。`,
    title: `${status}に進みました：${job}`,
    body: paragraphs(
      `「${job}」の選考が、${status}に進みました。おめでとうございます。`,
      note,
      `日時は担当の${advisor}が調整し、お知らせします。`,
    ),
  }),
  appointed: ({ job, status, when, place, people, employer, address, note }) => ({
    history: `日時が決まりました：${when}`,
    title: `${status}の日時（${when}）：${job}`,
    body: paragraphs(
      `「${job}」の${status}の日時が決まりました。`,
      lines(
        `日時：${when}`,
        `場所：${place}`,
        people === '' ? '' : `担当者：${people}`,
        employer === '' ? '' : `企業：${employer}（${address}）`,
      ),
      note,
      'ご都合が悪い場合は、応募のページから別の日時をご希望いただけます。',
    ),
  }),
  offered: ({ job, advisor, employer, answerBy, note }) => ({
    history: `${named(employer)}から内定の連絡がありました。`,
    title: `内定のお知らせ：${job}`,
    body: paragraphs(
      `おめでとうございます。「${job}」の内定のご連絡が${named(employer)}からありました。`,
      note,
      `条件をご確認のうえ、ご不明な点は担当の${advisor}にお尋ねください。${by(answerBy)}`,
    ),
  }),
  joined: ({ job, advisor, employer, note }) => ({
    history: `${employer === '' ? '' : `${employer}に`}入社されました。`,
    title: `ご入社おめでとうございます：${job}`,
    body: paragraphs(
      `「${job}」でのご入社、おめでとうございます。${employer === '' ? '' : `${employer}での`}ご活躍をお祈りします。`,
      note,
      `入社後も、お困りのことがあれば担当の${advisor}にご相談ください。`,
    ),
  }),
  rejected: ({ job, advisor, note }) => ({
    history: '今回はご縁がありませんでした。',
    title: `選考の結果について：${job}`,
    body: paragraphs(
      `「${job}」の選考の結果、残念ながら今回はご縁がありませんでした。`,
      note,
      `担当の${advisor}が、引き続きご希望に合う求人をお探しします。`,
    ),
  }),
  positionFilled: ({ job, advisor, note }) => ({
    history: '募集が終了しました。応募は終了しました。',
    title: `募集が終了しました：${job}`,
    body: paragraphs(
      `「${job}」はほかの方の採用が決まり、募集が終了しました。そのため、ご応募も終了となります。選考の結果ではありません。`,
      note,
      `担当の${advisor}が、引き続きご希望に合う求人をお探しします。`,
    ),
  }),
  withdrawn: ({ job, note }) => ({
    history: 'ご希望により、応募を辞退しました。',
    title: `応募の辞退を承りました：${job}`,
    body: paragraphs(
      `ご希望により、「${job}」への応募を辞退する手続きをしました。`,
      note,
      '募集中であれば、もう一度ご応募いただけます。',
    ),
  }),
  undone: ({ job, advisor, status, note }) => ({
    history: `${advisor}が直前の内容を訂正しました。現在の状況：${status}`,
    title: `訂正のお知らせ：${job}`,
    body: paragraphs(
      `「${job}」について先ほどお送りしたお知らせは、誤りでした。お手数ですが破棄してください。ご迷惑をおかけし、申し訳ございません。`,
      `誤りのお知らせ：${note}`,
      `現在の状況：${status}`,
    ),
  }),
}
