import type { arrival as en } from '../en/arrival.ts'

export const arrival: typeof en = {
  title: '入社までのカレンダー',
  lead: ({ from, to }) => `入社日の目安は、${from}から${to}の間です。`,
  save: 'カレンダーファイルを保存（.ics）',
  fixed: '確定',
  estimate: '目安',
  done: '済み',
  late: '予定超過',
  who: '担当：',
  range: ({ from, to }) => `${from}〜${to}`,
  zones: ({ zone }) => `時刻は日本時間と現地時間（${zone}）で表示しています。`,
  change: '時間帯を変更',
  zone: '時間帯',
  japanTime: ({ time }) => `日本時間${time}`,
  ownTime: ({ time }) => `現地時間${time}`,
  actors: { you: 'あなた', employer: '企業', immigration: '入管庁', embassy: '大使館' },
  parts: {
    reply: { title: '内定へのお返事', text: '承諾する、話してから決める、辞退する、の3つから選べます。' },
    contract: {
      title: '雇用契約と書類の準備',
      text: '雇用契約書に署名し、卒業証明書、在職証明書、証明写真、パスポートの写しを送ります。',
    },
    apply: {
      title: '在留資格認定証明書の交付申請',
      text: '企業が出入国在留管理局に申請します。費用はかかりません。',
    },
    certificate: {
      title: '在留資格認定証明書の交付',
      text: '審査は1カ月から3カ月が標準です。証明書は企業から届きます。交付の日から3カ月以内に入国します。',
    },
    visa: {
      title: '査証（ビザ）の申請と受け取り',
      text: '日本国大使館が定める窓口で申請します。問題がなければ、5業務日ほどで発給されます。',
    },
    flight: {
      title: '渡航',
      text: '航空券は、査証が出てから手配します。主な空港では、到着時に在留カードを受け取ります。',
    },
    wardOffice: {
      title: '役所で住民登録',
      text: '住所を定めた日から14日以内の届出が必要です。在留カードとパスポートを持っていきます。',
    },
    firstDay: { title: '初日', text: '証明書が交付されたあと、企業と相談して決まります。' },
  },
  source: '出典：',
  sources: {
    certificate: '出入国在留管理庁「在留資格認定証明書交付申請」',
    visa: '外務省「ビザ」',
    address: '出入国在留管理庁「住居地の届出」',
    hashi: 'Hashiの見込み（役所の公表値ではありません）',
  },
  warning: {
    title: ({ date }) => `証明書の交付が${date}より遅れる場合`,
    text: ({ advisor }) => `入社日が変わります。担当アドバイザーの${advisor}が企業と相談し、ご連絡します。`,
  },
  note: '目安のものは、カレンダーファイルでは終日の予定になり、件名に「目安」と付きます。日付が変わったときは、保存し直すと同じ予定が更新されます。在留資格や査証の許可を約束するものではありません。',
  estimated: ({ title }) => `目安：${title}`,
  ranges: {
    title: '内定から入社まで',
    lead: '内定の前は日付が決まらないため、期間の目安を示します。多くの方は3カ月から4カ月、審査が長引くとさらにかかります。',
    days: ({ start, end }) => (start === 0 ? `${end}週目まで` : `${start}〜${end}週目`),
    by: '出典のない期間は、Hashiの見込みです。',
  },
}
