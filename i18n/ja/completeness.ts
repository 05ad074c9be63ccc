import type { completeness as en } from '../en/completeness.ts'

export const completeness: typeof en = {
  title: 'プロフィールの入力状況',
  percent: ({ percent }) => `${percent}%`,
  spoken: ({ percent }) => `${percent}％入力済み。`,
  left: ({ count }) =>
    count === 0
      ? 'すべて入力済みです。求人をご紹介する準備が整っています。'
      : `あと${count}項目で、ご紹介の準備が整います。`,
  minutes: ({ minutes }) => `約${minutes}分`,
  pages: {
    profileEdit: '基本情報とスキル',
    profileHistory: '職務経験',
    profileAddition: '希望条件と書類',
    resume: '履歴書',
    career: '職務経歴書',
  },
  parts: {
    photo: '証明写真',
    birthday: '生年月日とフリガナ',
    phoneNumber: '電話番号',
    residence: '国籍・お住まい・在留資格',
    visaExpiry: '在留期限',
    languages: '語学力',
    itSkills: '主なITスキル',
    experience: '職務経験',
    wishes: '希望条件',
    files: '書類またはリンク',
    resume: '履歴書',
    career: '職務経歴書',
  },
}
