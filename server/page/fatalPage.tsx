import { QueryClient } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { App } from '#src/app/App.tsx'
import { NotFoundPage } from '#src/app/errors/NotFoundPage.tsx'
import { errorHead } from '#src/app/head/errorHead.ts'
import { headTags } from '#src/app/head/headTags.ts'
import { LanguageContext } from '#src/context/language.ts'
import { langOf } from '#src/routes/href.ts'
import { pageSecurity } from '../http/headers.ts'
import type { Assets } from './assets.ts'
import { documentHtml } from './document.ts'
import { forBot } from './forBot.ts'

type FatalPageOptions = { assets: Assets; origin: string; now: () => Date }

/**
 * Creates the last resort, for a page that fails while it is rendered and for any other unexpected error: the not-found page (spec §2)
 * without data and scripts, so that nothing of the failed page runs in the browser.
 */
export function createFatalPage({ assets, origin, now }: FatalPageOptions) {
  const pageAssets = assets.of([])
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    ...pageSecurity({
      styleHashes: assets.styleHashes(pageAssets.styles),
      apiOrigin: null,
      hasCaptcha: false,
      hasAnalytics: false,
      mayBeFramed: false,
    }),
  }

  function htmlOf(pathname: string): string {
    const lang = langOf(pathname)
    return documentHtml({
      lang,
      title: errorHead.title,
      tags: headTags(errorHead, { origin, pathname }),
      structuredData: [],
      assets: pageAssets,
      html: renderToStaticMarkup(
        <App queryClient={new QueryClient()} now={now()}>
          <StaticRouter location={pathname}>
            <LanguageContext value={lang}>
              <NotFoundPage />
            </LanguageContext>
          </StaticRouter>
        </App>,
      ),
      data: null,
    })
  }

  return (request: Request): Response => {
    const short = forBot(request, 500, headers)
    if (short) return short
    return new Response(htmlOf(new URL(request.url).pathname), { status: 500, headers })
  }
}
