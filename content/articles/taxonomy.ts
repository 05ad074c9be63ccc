/** The categories and tags of the blog. */

type Term = { slug: string; name: string; language: 'ja' | 'en' }

/** The categories in the order of the menu (spec §9). */
export const categories: Term[] = [
  { slug: 'japanese/job-hunting', name: '就職活動の知識', language: 'ja' },
  { slug: 'japanese/career', name: 'キャリア形成', language: 'ja' },
  { slug: 'japanese/visa', name: 'ビザ', language: 'ja' },
  { slug: 'japanese/salary-and-tax', name: '給与・税金', language: 'ja' },
  { slug: 'japanese/social-insurance', name: '社会保険・福利厚生', language: 'ja' },
  { slug: 'japanese/others', name: 'その他', language: 'ja' },
  { slug: 'english/job-hunting', name: 'Job hunting knowledge', language: 'en' },
  { slug: 'english/career', name: 'Career development', language: 'en' },
  { slug: 'english/visa', name: 'Visa', language: 'en' },
  { slug: 'english/salary-and-tax', name: 'Salary and tax', language: 'en' },
  { slug: 'english/social-insurance', name: 'Social insurance and welfare', language: 'en' },
  { slug: 'english/others', name: 'Others', language: 'en' },
  { slug: 'recruitment-of-foreigners', name: '外国人採用', language: 'ja' },
  { slug: 'library', name: '資料室', language: 'ja' },
]

export const tags: Term[] = [
  { slug: 'documents', name: '応募書類', language: 'ja' },
  { slug: 'glossary', name: '用語集', language: 'ja' },
  { slug: 'housing', name: '住まい', language: 'ja' },
  { slug: 'interview', name: '面接', language: 'ja' },
  { slug: 'japanese-language', name: '日本語', language: 'ja' },
  { slug: 'job-advertisement', name: '求人票', language: 'ja' },
  { slug: 'job-change', name: '転職活動', language: 'ja' },
  { slug: 'leaving-a-job', name: '退職手続き', language: 'ja' },
  { slug: 'onboarding', name: '受け入れ', language: 'ja' },
  { slug: 'pension', name: '年金', language: 'ja' },
  { slug: 'permanent-residency', name: '永住', language: 'ja' },
  { slug: 'public-insurance', name: '社会保険', language: 'ja' },
  { slug: 'residence-status', name: '在留資格', language: 'ja' },
  { slug: 'tax', name: '税金', language: 'ja' },
  { slug: 'application-documents', name: 'Application documents', language: 'en' },
  { slug: 'changing-jobs', name: 'Changing jobs', language: 'en' },
  { slug: 'family', name: 'Family', language: 'en' },
  { slug: 'health-insurance', name: 'Health insurance', language: 'en' },
  { slug: 'interviews', name: 'Interviews', language: 'en' },
  { slug: 'jlpt', name: 'JLPT', language: 'en' },
  { slug: 'living-in-japan', name: 'Living in Japan', language: 'en' },
  { slug: 'payslip', name: 'Payslip', language: 'en' },
  { slug: 'pensions', name: 'Pensions', language: 'en' },
  { slug: 'permanent-residence', name: 'Permanent residence', language: 'en' },
  { slug: 'taxes', name: 'Taxes', language: 'en' },
  { slug: 'visa-application', name: 'Visa application', language: 'en' },
  { slug: 'working-conditions', name: 'Working conditions', language: 'en' },
]
