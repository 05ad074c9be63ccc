/** Measures of the 職務経歴書, which has no fixed form, in millimetres and points. */
export const LOOK = {
  left: 18,
  width: 174,
  top: 18,
  bottom: 282,
  text: 10,
  small: 9,
  heading: 11.5,
  leading: 5.4,
  /** Labels of a project's facts have a separate column. */
  labels: 28,
}

/** The words of the document. */
export const words = {
  title: '職務経歴書',
  asOf: '現在',
  name: '氏名',
  summary: '職務要約',
  history: '職務経歴',
  skills: '活かせる経験・知識・技術',
  qualifications: '資格・語学',
  selfPr: '自己PR',
  business: '事業内容',
  employees: '従業員数',
  employmentType: '雇用形態',
  description: '業務内容',
  procedures: '担当工程',
  role: '役割',
  teamSize: 'チーム規模',
  languages: '言語',
  os: 'OS・基盤',
  databases: 'データベース',
  frameworks: 'フレームワーク',
  tools: 'ツール',
  achievements: '実績',
  present: '現在',
  end: '以上',
}
