/** A view of a page. Addresses come without their query: it may hold what a person typed, or a token from a mail. */
export type PageView = { title: string; address: string; referrer: string }

/** A service that counts page views. */
export type Analytics = {
  /** Called only while the person consents; loads the service's script at the first call. */
  pageView: (view: PageView) => void
  /** Stops counting, and removes the service's cookies. */
  stop: () => void
}
