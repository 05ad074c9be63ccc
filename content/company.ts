import type { Company } from '#domain/company.ts'

/** The company of the sample. Fictional. */
export const sampleCompany: Company = {
  name: { ja: '株式会社ハシ', en: 'Hashi Inc.' },
  founded: '2023-10-02',
  representative: { ja: '代表取締役 橋本 渡', en: 'Wataru Hashimoto, Representative Director' },
  address: {
    ja: '〒100-0000 東京都千代田区（見本）1-2-3 ハシビル4階',
    en: '4F, Hashi Building, 1-2-3 (sample), Chiyoda-ku, Tokyo 100-0000',
  },
  phone: { ja: '03-0000-0000', en: '+81-3-0000-0000' },
  hours: {
    ja: '平日10時から18時（日本時間。祝日と年末年始を除く）',
    en: 'Monday to Friday, 10:00 to 18:00 Japan time, except public holidays and the New Year break',
  },
  staff: { ja: '24人、出身は9カ国（見本）', en: '24, from nine countries (sample)' },
  licence: {
    number: { ja: '13-ユ-000000（見本）', en: '13-Yu-000000 (sample)' },
    from: '2024-04-01',
    until: '2027-03-31',
  },
  officers: {
    placement: { ja: '渡辺 みのり', en: 'Minori Watanabe' },
    complaints: { ja: '渡辺 みのり', en: 'Minori Watanabe' },
    privacy: { ja: '管理部長', en: 'Head of Administration' },
  },
  emails: {
    support: 'support@hashi.example',
    privacy: 'privacy@hashi.example',
    recruiting: 'recruiting@hashi.example',
    advisors: 'advisors@hashi.example',
  },
  court: { ja: '東京地方裁判所', en: 'Tokyo District Court' },
  labourBureau: { ja: '東京労働局', en: 'Tokyo Labour Bureau' },
  policies: { established: '2024-04-01', updated: '2026-11-23' },
  fee: {
    percent: 35,
    refunds: [
      { months: 1, percent: 80 },
      { months: 3, percent: 50 },
      { months: 6, percent: 20 },
    ],
  },
  placements: {
    years: [
      { fiscalYear: 2025, placed: 186, permanent: 184, left: 8, unknown: 5 },
      { fiscalYear: 2024, placed: 97, permanent: 95, left: 5, unknown: 3 },
    ],
    firstHalf: { fiscalYear: 2026, placed: 108, permanent: 107 },
    daysToOffer: 38,
    averageFees: { engineering: 35, creative: 35, management: 35 },
    note: { ja: '見本の数値です。', en: 'Sample figures.' },
  },
  story: {
    ja: '当社は2023年に始まりました。誰にも説明されなかった一枚の書類のために、優れたエンジニアが日本をあきらめ、会社もまた採用をあきらめる。その場面を、何年も見てきたからです。',
    en: 'We began in 2023, after years of watching good engineers give up on Japan over a form that nobody had explained to them, and good companies give up on engineers for the same reason.',
  },
  access: [
    {
      title: { ja: '東京駅から', en: 'From Tokyo Station' },
      text: {
        ja: '丸の内北口より徒歩8分。線路を右手に見ながら、二つ目の交差点までお進みください。',
        en: 'Eight minutes on foot from the Marunouchi North exit. Keep the tracks on your right as far as the second crossing.',
      },
    },
    {
      title: { ja: '大手町駅から', en: 'From Otemachi Station' },
      text: {
        ja: 'B1出口より徒歩4分（千代田線、東西線、半蔵門線、丸ノ内線、三田線）。出口にエレベーターがあります。',
        en: 'Four minutes on foot from exit B1 (Chiyoda, Tozai, Hanzomon, Marunouchi and Mita lines). The exit has a lift.',
      },
    },
    {
      title: { ja: '建物の中', en: 'In the building' },
      text: {
        ja: 'エレベーターで4階へお上がりいただき、受付でお呼びください。入口、エレベーター、お手洗いは車いすでご利用いただけます。',
        en: 'Take the lift to the fourth floor and ring at reception. The entrance, the lift and the toilets are accessible by wheelchair.',
      },
    },
  ],
}
