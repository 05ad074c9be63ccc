import type { Lang } from '#domain/lang.ts'
import { useLang } from '#src/context/language.ts'
import { useAuth } from '#src/features/session/useAuth.ts'
import type { useDashboard } from './useDashboard.ts'

/** The width of names, in Latin letters, that have room in the heading of a narrow phone; in Japanese beside 「さん、」. */
const ROOM = { en: 16, ja: 13 }

/** The width of a kana or Chinese character, in Latin letters. */
const WIDE = 1.6

/** Returns a name without a break in it, if it has room in one line. A longer one breaks at its spaces, and not within a word. */
export function unbrokenName(name: string, lang: Lang): string {
  const widths = [...name].map((letter) => (letter >= '\u3000' ? WIDE : 1))
  const width = widths.reduce((sum, each) => sum + each, 0)
  return width <= ROOM[lang] ? name.replaceAll(' ', '\u{a0}') : name
}

/** The name that the person is called by: in Japanese the kana, where the profile has them. */
export function useCalledName({ profile }: ReturnType<typeof useDashboard>): string {
  const { name } = useAuth()
  const kana = profile.data?.nameKana
  const lang = useLang()
  return unbrokenName(lang === 'ja' && kana ? kana : name, lang)
}
