import type { articleCard as en } from '../en/articleCard.ts'

export const articleCard: typeof en = {
  separator: '、',
  minutes: ({ minutes }) => `${minutes}分で読めます`,
}
