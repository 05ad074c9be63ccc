/** A page view. Addresses have no query, which may hold typed text or a token from a mail. */
export type PageView = { title: string; address: string; referrer: string }

/** A service that counts page views. */
export type Analytics = {
  /** Called only while the person consents; loads the service's script at the first call. */
  pageView: (view: PageView) => void
  /** Stops counting, and removes the service's cookies. */
  stop: () => void
}
