import type { rules as en } from '../en/rules.ts'

export const rules: typeof en = {
  required: ({ isConsent }) =>
    isConsent ? '同意が必要です。チェックを入れてください。' : '必須項目です。入力してください。',
  nameRequired: 'お名前を入力してください。',
  emailRequired: 'メールアドレスを入力してください。',
  emailFormat: 'メールアドレスの形式が正しくありません。',
  tel: '電話番号の形式が正しくありません。',
  nationRequired: '国籍を選択してください。',
  visaRequired: '在留資格を選択してください。',
  nihongoRequired: '現在の日本語レベルを選択してください。',
  englishRequired: '現在の英語レベルを選択してください。',
  confirmedEmail: 'メールアドレスが一致しません。',
  resumeGroupRequired: 'いずれか1つを入力してください。',
  validateEmail: 'このメールアドレスはすでに使われています。',
  max: ({ field, limit, isList }) =>
    isList ? `${field}は${limit}件までです。` : `${field}は${limit}文字以内で入力してください。`,
  min: ({ field, limit }) => `${field}は${limit}文字以上で入力してください。`,
  agreeToTarget: '少なくとも1つにチェックを入れてください。',
  alphaNum: ({ field }) => `${field}は半角の英字と数字だけを使い、両方を含めてください。`,
  minPassword: ({ limit }) => `パスワードは${limit}文字以上で入力してください。`,
  confirmedPassword: 'パスワードが一致しません。',
  checkDateRequired: '年、月、日をすべて選択してください。',
  numeric: '数字だけで入力してください。',
  requiredName: 'お名前を入力してください。',
  requiredNationality: '国籍を選択してください。',
  requiredCountry: '現在お住まいの国を選択してください。',
  requiredEmploymentStatus: '現在の就業状況を選択してください。',
  requiredPresentOccupation: '現在の職種を選択してください。',
  requiredWorkExperience: '主なITスキルを選択してください。',
  requiredYearWorkExperience: '実務経験の年数を選択してください。',
  requiredProceduralExperience: '経験した工程を選択してください。',
  requiredContactType: 'お問い合わせの種類を選択してください。',
  requiredContactDetails: 'お問い合わせ内容を入力してください。',

  invalid: ({ field }) => `${field}の内容が正しくありません。`,
  ageMin: ({ limit }) => `${limit}歳以上の方が対象です。`,
  ageMax: ({ limit }) => `${limit}歳以下の方が対象です。`,
  commonPassword: '多くの人が使っている、推測されやすいパスワードです。別のパスワードを入力してください。',
  fileSize: ({ limit }) => `ファイルが大きすぎます。${limit}KB以下にしてください。`,
  fileNameLength: ({ limit }) => `ファイル名が長すぎます。拡張子を含めて${limit}文字以内にしてください。`,
  fileName:
    'ファイル名に使えない文字（スラッシュ、コロン、改行など）があるか、末尾がピリオドか空白です。名前を変えて、もう一度選んでください。',
  fileType: 'この形式のファイルは受け付けていません。',
  fileContent: ({ isEmpty }) =>
    isEmpty
      ? 'ファイルが空です。保存し直すか、別のファイルを選んでください。'
      : 'ファイルの中身が形式と一致しないか、マクロやパスワードが設定されています。保存し直すか、別のファイルを選んでください。',
  fileVirus:
    'ウイルススキャンで問題が見つかったため、このファイルは受け付けられません。ファイルを確認するか、別のファイルを選んでください。',
}
