import type { Lang } from '#domain/lang.ts'
import { href } from '#src/routes/href.ts'

/** The address of the mypage that says that a recommendation was declined. */
export const declinedHref = (lang: Lang) => `${href(lang, 'mypage')}?notice=declined`
