/**
 * Measures of the form: the template of the Ministry of Health, Labour and Welfare (厚生労働省履歴書様式例, 2021) on two sheets of A4, in
 * millimetres and points.
 */
export const FORM = {
  left: 15,
  width: 180,
  top: 14,
  /** Where the content of a sheet ends; the number of the page is below. */
  bottom: 284,
  /** The heading of a table or box. */
  heading: 7,
  row: 7.4,
  /** Space beside text in a cell. */
  padding: 2.5,
  label: 8,
  text: 10,
  small: 8,
  /** Distance of lines in a text box. */
  leading: 5.6,
}

/** Columns of the tables with years. */
export const COLUMNS = { year: 22, month: 13, text: FORM.width - 35 }

/** Rows of the tables. The history has room for 18 entries, both headings, 「現在に至る」 and 「以上」. */
export const ROWS = { history: 22, licences: 8 }

/** The words of the template. */
export const words = {
  title: '履　歴　書',
  asOf: '現在',
  photo: ['写真をはる位置', '', '縦　36〜40mm', '横　24〜30mm', '本人単身胸から上'],
  furigana: 'ふりがな',
  name: '氏　名',
  gender: '※性別',
  genderNote: '※「性別」欄：記載は任意です。未記載とすることも可能です。',
  address: '現住所',
  contact: '連絡先',
  contactNote: '（現住所以外に連絡を希望する場合のみ記入）',
  phone: '電話',
  year: '年',
  month: '月',
  history: '学歴・職歴（各別にまとめて書く）',
  education: '学　歴',
  work: '職　歴',
  present: '現在に至る',
  end: '以上',
  licences: '免許・資格',
  motivation: '志望の動機、特技、好きな学科、アピールポイントなど',
  preferences: '本人希望記入欄（特に給料・職種・勤務時間・勤務地・その他についての希望などがあれば記入）',
  appendix: '別紙',
  seeAppendix: '（以下、別紙のとおり）',
  continued: '（続き）',
  nationality: '国籍',
  visa: '在留資格',
  visaExpiry: '在留期限',
}
