import type { staffProblems as en } from '../en/staffProblems.ts'

export const staffProblems: typeof en = {
  'missing-token': {
    title: 'トークンが必要です',
    detail: 'トークンがないか、登録されていないか、無効化されたか、有効期限を過ぎています。',
  },
  'missing-scope': {
    title: '許可されていません',
    detail: 'このトークンには、この操作に必要な権限（スコープ）がありません。',
  },
  'token-revoked': { title: '無効化済みです', detail: 'このトークンはすでに無効化されています。' },
  'backup-file': {
    title: 'ファイルを使えません',
    detail: 'サーバーがこのファイルを読み書きできません。データは変更されていません。',
  },
  'disk-full': {
    title: 'ディスクに空きがありません',
    detail:
      'ファイルまたはデータベースのディスクに空きがありません。データは変更されていません。空きを確保してから、もう一度お試しください。',
  },
  'no-backup': {
    title: 'バックアップではありません',
    detail: 'このファイルは、このサイトのバックアップではありません。データは変更されていません。',
  },
  'backup-damaged': {
    title: 'バックアップが不完全です',
    detail: 'このバックアップは、途中で切れているか、破損しています。データは変更されていません。',
  },
  'backup-other-version': {
    title: '別のバージョンのバックアップです',
    detail:
      '別のバージョンのプログラムで作成されたバックアップです。同じバージョンで復元してください。データは変更されていません。',
  },
  'sample-refused': {
    title: 'サンプルを追加できません',
    detail: 'サンプルは、オリジンがhttpで、同じ番号の利用者がいないサイトにだけ追加できます。',
  },
  'person-blocked': { title: '利用停止中です', detail: 'この方は利用を停止されています。' },
  'person-not-blocked': { title: '利用停止中ではありません', detail: 'この方は利用を停止されていません。' },
  'already-closed': { title: '募集終了済みです', detail: 'この求人の募集はすでに終了しています。' },
  'already-open': {
    title: '募集中です',
    detail: 'この求人はすでに募集中です。応募締切を過ぎている場合は、締切日を先の日付に変えてください。',
  },
  'already-published': { title: '公開済みです', detail: 'すでに公開されています。' },
  'already-unpublished': { title: '公開されていません', detail: '現在公開されていません。' },
  'in-use': { title: '使用中です', detail: '使用している記事があります。先に記事を変更してください。' },
  'step-not-allowed': {
    title: '今はできない操作です',
    detail: '現在の状態では、この操作はできません。できる操作はactionsに示されています。',
  },
  'consent-missing': {
    title: '同意がありません',
    detail: '書類を企業に送ることへの同意が得られていません。先に応募者の同意を得てください。',
  },
  'nothing-to-undo': {
    title: '取り消せません',
    detail: '直前の操作は取り消せないものか、そのあとに別の変更がありました。',
  },
  'person-not-active': {
    title: 'メールアドレスが未確認です',
    detail: 'この方は、まだメールアドレスの確認を済ませていません。',
  },
  'already-recommended': {
    title: 'すでに紹介しています',
    detail: 'この方には、すでにこの求人を紹介しています。',
  },
  'already-applied': {
    title: '応募済みです',
    detail: 'この方は、この求人にすでに応募しています。応募の一覧でご確認ください。',
  },
  'job-closed': {
    title: '募集終了',
    detail:
      'この求人は募集を終了したか、応募の締切日を過ぎています。先に募集を再開するか、締切日を変更してください。',
  },
  'message-settled': { title: '対応済みです', detail: 'このお問い合わせは、すでに対応済みです。' },
  'too-many-replies': {
    title: '返信数の上限です',
    detail: 'このお問い合わせには、これ以上返信できません。直接ご連絡ください。',
  },
  'mail-not-given-up': { title: '再送できません', detail: '再送できるのは、送信を断念したメールだけです。' },
  'precondition-failed': {
    title: '内容が変わっています',
    detail: '読み込んだ後に変更されています。もう一度読み込んでから変更してください。',
  },
  'precondition-required': {
    title: 'バージョンが必要です',
    detail: '変更するには、読み込んだときのバージョンをIf-Matchヘッダーに指定してください。',
  },
}
