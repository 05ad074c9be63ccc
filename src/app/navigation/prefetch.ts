import { IN_VIEW_DELAY } from '#domain/limits.ts'
import { loadTexts } from '#i18n/load.ts'
import { loadAhead } from '../../lib/reloadOnFailedChunk.ts'
import { idle } from '../../lib/time.ts'
import { isInApplicantArea, textsOfRow } from '../../routes/layoutRules.ts'
import { pageAt } from '../../routes/pageAt.ts'
import { table } from '../../routes/table.ts'
import { loadPage } from '../pages/loadPage.ts'
import { createPrefetchQueue, mayPrefetch } from './prefetchQueue.ts'

const queue = createPrefetchQueue()

/** Prefetches the code of linked pages: on hover and focus, and somewhat later for links of the content in view. */
export function startPrefetch(): void {
  for (const type of ['pointerover', 'focusin']) {
    document.addEventListener(type, ({ target }) => {
      const link = target instanceof Element && target.closest('a')
      if (link) prefetch(link)
    })
  }
  setTimeout(watchLinks, IN_VIEW_DELAY)
}

/** Prefetches for links of the content that scroll into view, including links added later. Links of header and footer are on every page. */
function watchLinks(): void {
  const inView = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting && target instanceof HTMLAnchorElement && shallPrefetchInView(target))
        prefetch(target)
    }
  })
  let isPlanned = false
  const observe = () => {
    isPlanned = false
    for (const link of document.querySelectorAll<HTMLAnchorElement>('main a')) inView.observe(link)
  }
  const plan = () => {
    if (!isPlanned) void idle().then(observe)
    isPlanned = true
  }
  new MutationObserver(plan).observe(document.body, { childList: true, subtree: true })
  plan()
}

/** Pages of the applicant area need many files, so public pages prefetch them only for links under the pointer. */
const shallPrefetchInView = (link: HTMLAnchorElement) =>
  isApplicantPath(location.pathname) || !isApplicantPath(link.pathname)

function isApplicantPath(pathname: string): boolean {
  const page = pageAt(pathname)
  return page !== undefined && isInApplicantArea(table[page.id])
}

/** Returns the page that a link opens in this window, unless it is already queued. */
function pageOf(link: HTMLAnchorElement) {
  if (link.origin !== location.origin || link.target || link.pathname === location.pathname) return undefined
  const page = pageAt(link.pathname)
  return page && !queue.has(keyOf(page)) ? page : undefined
}

type Page = NonNullable<ReturnType<typeof pageAt>>

const keyOf = ({ lang, id }: Page) => `${lang}.${id}`

function prefetch(link: HTMLAnchorElement): void {
  const page = pageOf(link)
  if (!page || !mayPrefetch(navigator)) return
  const { lang, id } = page
  queue.add(keyOf(page), async () => {
    // Requesting the files of a page takes time, and several links come into view together.
    await idle()
    const [{ late }] = await loadAhead(() =>
      Promise.all([loadPage(id), loadTexts(lang, textsOfRow(table[id]))]),
    )
    await late?.loadAhead(lang)
  })
}
