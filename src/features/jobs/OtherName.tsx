import { otherLang } from '#domain/lang.ts'
import { useLang } from '#src/context/language.ts'
import { cx } from '#src/ui/cx.ts'

const onlyKana = /^[\p{sc=Kana}ー・\s]+$/u

/** The name of an advisor in the other script, after a blank. None if it only spells a name from abroad in katakana. */
export function OtherName({ name, className }: { name: string; className?: string }) {
  const lang = useLang()
  if (onlyKana.test(name)) return null
  return (
    <>
      {' '}
      <span lang={otherLang(lang)} className={cx('meta nb', className)}>
        {name}
      </span>
    </>
  )
}
