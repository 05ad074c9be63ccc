import type { fitInvitation as en } from '../en/fitInvitation.ts'

export const fitInvitation: typeof en = {
  title: 'この求人に応募できますか',
  listTitle: '応募できる求人がわかります',
  text: '日本語、英語、お住まい、在留資格を選ぶと、どの求人にもその場で答えが出ます。入力した内容が送信されることはありません。',
  action: '4つの質問に答える',
}
