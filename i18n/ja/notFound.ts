import { brand } from '#domain/brand.ts'
import type { notFound as en } from '../en/notFound.ts'

export const notFound: typeof en = {
  heading: 'Page Not Found',
  skip: '本文へ移動',
  logo: `${brand.name.ja} ホーム`,
  toHome: '日本語ホームへ',
  copyright: ({ year, name }) => `© ${year} ${name}`,
}
