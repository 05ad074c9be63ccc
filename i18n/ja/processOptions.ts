import type { processOptions as en } from '../en/processOptions.ts'

export const processOptions: typeof en = {
  actions: { apply: '応募する', inquiry: '質問をする', decline: '辞退する' },
  status: {
    MyPageRecommend: 'お返事待ち',
    MyPageRecPending: '処理中',
    MyPageRecApply: '応募済',
    MyPageRecInquiry: '問い合わせ済',
    MyPageRecReject: '辞退済',
    MyPageAppReceived: '受付',
    MyPageAppScreening: '書類選考',
    MyPageAppInterview1: '一次面接',
    MyPageAppInterview2: '二次面接',
    MyPageAppFinal: '最終面接',
    MyPageAppOffer: '内定',
    MyPageAppJoined: '入社',
    MyPageAppRejected: '終了',
    MyPageAppWithdrawn: '辞退',
  },
  reasons: {
    place: '勤務地が合わない',
    salary: '年収が希望に届かない',
    duties: '仕事内容が希望と違う',
    working_hours: '勤務時間や休日が合わない',
    language: '求められる語学力が合わない',
    employment_terms: '雇用形態や契約の条件が合わない',
    decided_on_another_job: 'ほかの会社に決めた',
    not_changing_now: '今は転職を考えていない',
    other: 'その他の理由',
  },
  methods: { online: 'ビデオ通話', phone: '電話', office: '当社のオフィス' },
}
