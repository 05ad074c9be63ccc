/** The words of the printed career history, which are Japanese in every language of the site. */
export const words = {
  title: '職務経歴書',
  asOf: '現在',
  name: '氏名　',
  history: '職務経歴',
  summary: '職務要約',
  knowledge: '活かせる経験・知識・技術',
  qualifications: '資格・語学',
  selfPr: '自己PR',
  end: '以上',
  skills: 'スキルと経験年数',
  period: '期間',
  work: '業務内容と成果',
  role: '役割・規模',
  business: '事業内容：',
  employees: '従業員数：',
  employmentType: '雇用形態：',
}
