/** A page view. Addresses have no query, which may hold typed text or a token from a mail. */
export type PageView = { title: string; address: string; referrer: string }

/** A service that counts page views. */
export type Analytics = {
  /** Called only while the person consents; loads the service's script at the first call. */
  pageView: (view: PageView) => void
  /** Stops counting, and removes the service's cookies. */
  stop: () => void
}

declare global {
  interface Window {
    dataLayer?: IArguments[]
    [disabled: `ga-disable-${string}`]: boolean | undefined
  }
}

const HOST = 'https://www.googletagmanager.com'

/**
 * Google Analytics 4. This site sends each page view itself, so the property must have "page changes based on browser history
 * events" (enhanced measurement) switched off.
 */
export function createGa4(id: string): Analytics {
  let isLoaded = false

  function load(): void {
    isLoaded = true
    gtag('js', new Date())
    gtag('config', id, { send_page_view: false, allow_google_signals: false })
    const src = `${HOST}/gtag/js?id=${encodeURIComponent(id)}`
    document.head.append(Object.assign(document.createElement('script'), { src, async: true }))
  }

  return {
    pageView({ title, address, referrer }) {
      window[`ga-disable-${id}`] = false
      if (!isLoaded) load()
      const page = { page_title: title, page_location: address, page_referrer: referrer }
      // Events that Google measures by itself on this page carry the same address.
      gtag('set', page)
      gtag('event', 'page_view', page)
    },
    stop() {
      window[`ga-disable-${id}`] = true
      removeCookies()
    },
  }
}

/** Queues a command. Google's script needs `arguments` objects, and also processes those queued before it loaded. */
function gtag(..._command: unknown[]): void {
  window.dataLayer ??= []
  window.dataLayer.push(arguments)
}

/** Google sets `_ga` and `_ga_…` on the widest domain that accepts them, so every parent domain is tried. */
function removeCookies(): void {
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '')
  const labels = location.hostname.split('.')
  const domains = labels.map((_, at) => `; domain=${labels.slice(at).join('.')}`)
  for (const name of names.filter((each) => /^_ga(_|$)/.test(each))) {
    for (const domain of ['', ...domains]) document.cookie = `${name}=; max-age=0; path=/${domain}`
  }
}
