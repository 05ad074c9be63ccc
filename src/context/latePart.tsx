import { type ComponentType, lazy } from 'react'
import type { Lang } from '#domain/lang.ts'
import { loadTexts } from '#i18n/load.ts'
import type { Namespace } from '#i18n/texts.ts'
import { loadAhead, loadAwaited } from '../lib/reloadOnFailedChunk.ts'
import { useLang } from './language.ts'

type LatePart<Props> = {
  /** The dictionaries that the part reads and its pages do not load. */
  texts?: Namespace[]
  load: () => Promise<ComponentType<Props>>
  /** Rendered if the part cannot be loaded; nothing by default. */
  instead?: ComponentType<Props>
  /** The part answers a press, such as a dialog: its failure is handled like the failure of a page. */
  isRequired?: boolean
}

/**
 * Returns a component that loads its code and dictionaries when it is first rendered, in the language of the page. It belongs in a
 * `Suspense`. Sections that the server renders are `lateSections`.
 */
export function latePart<Props extends object>(part: LatePart<Props>): ComponentType<Props> {
  const parts = { ja: partIn('ja', part), en: partIn('en', part) }
  return function Late(props: Props) {
    const Part = parts[useLang()]
    return <Part {...props} />
  }
}

function partIn<Props extends object>(lang: Lang, part: LatePart<Props>) {
  const { texts = [], load, instead = () => null, isRequired = false } = part
  const loadBoth = async () => {
    const [component] = await Promise.all([load(), loadTexts(lang, texts)])
    return { default: component }
  }
  if (isRequired) return lazy<ComponentType<Props>>(() => loadAwaited(loadBoth))
  return lazy<ComponentType<Props>>(() => loadAhead(loadBoth).catch(() => ({ default: instead })))
}
