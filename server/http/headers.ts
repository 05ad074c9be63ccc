import type { MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'

/** The address that browsers report violations of a page's policy to. */
export const POLICY_REPORTS = '/csp-reports'

/**
 * The values of HSTS by its configured scope. A year is the minimum for the preload lists of browsers. Subdomains are included only on
 * request, because the site does not control them.
 */
const strictTransport = {
  site: 'max-age=31536000',
  subdomains: 'max-age=31536000; includeSubDomains',
  preload: 'max-age=31536000; includeSubDomains; preload',
}

export type StrictTransport = keyof typeof strictTransport
export const strictTransports = ['site', 'subdomains', 'preload'] as const satisfies StrictTransport[]

/** The policy of responses that are no pages: they load nothing and are in no frame. */
const BARE_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Adds a content security policy to every response without its own. */
const barePolicy: MiddlewareHandler = async (c, next) => {
  await next()
  const { headers } = c.res
  // `c.header` would copy the response with its body as a stream.
  if (!headers.has('Content-Security-Policy')) headers.set('Content-Security-Policy', BARE_POLICY)
}

/**
 * Returns the middleware that adds the security headers of every response. HSTS (RFC 6797) is sent if the origin is https; other origins must not send it. Pages add
 * a policy of their own, which also decides who may frame them.
 */
export const commonHeaders = (origin: string, hsts: StrictTransport = 'site'): MiddlewareHandler[] => [
  secureHeaders({
    xContentTypeOptions: true,
    referrerPolicy: 'strict-origin-when-cross-origin',
    permissionsPolicy: {
      camera: false,
      microphone: false,
      geolocation: false,
      payment: false,
      usb: false,
      browsingTopics: false,
    },
    crossOriginOpenerPolicy: 'same-origin',
    strictTransportSecurity: origin.startsWith('https:') && strictTransport[hsts],
    // Feeds and pictures of links are for other sites.
    crossOriginResourcePolicy: false,
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xFrameOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  }),
  barePolicy,
]

/** Third-party hosts in the policy of a page, by kind. */
type Hosts = { scripts: string[]; connections: string[]; images: string[]; frames: string[] }

/** The hosts of reCAPTCHA's scripts and frames. The scripts also make calls. */
const recaptcha: Hosts = {
  scripts: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  connections: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  images: [],
  frames: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
}

/** The hosts that Google documents for Analytics 4 without advertising. */
const googleAnalytics: Hosts = {
  scripts: ['https://*.googletagmanager.com'],
  connections: [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
  images: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  frames: [],
}

export type PolicyOptions = {
  styleHashes: string[]
  apiOrigin: string | null
  hasCaptcha: boolean
  hasAnalytics: boolean
  /** Whether other sites may show the page in a frame. */
  mayBeFramed: boolean
}

/** The names of the headers that `pageSecurity` returns. */
export const PAGE_SECURITY = ['Content-Security-Policy', 'Reporting-Endpoints'] as const

/** Returns the headers of a page with its policy, and where violations are reported to. */
export const pageSecurity = (options: PolicyOptions): Record<(typeof PAGE_SECURITY)[number], string> => ({
  'Content-Security-Policy': pagePolicy(options),
  'Reporting-Endpoints': `csp="${POLICY_REPORTS}"`,
})

/**
 * Returns the content security policy of a page: scripts from this origin, inline styles by their hash. Style attributes are allowed,
 * because Mantine writes them, and no nonce or hash covers attributes. Every page allows the hosts of the bot check and of analytics,
 * because the policy of the first document also applies after navigation within the site.
 */
function pagePolicy(options: PolicyOptions): string {
  const { styleHashes, apiOrigin, hasCaptcha, hasAnalytics, mayBeFramed } = options
  const others = [...(hasCaptcha ? [recaptcha] : []), ...(hasAnalytics ? [googleAnalytics] : [])]
  const hosts = (kind: keyof Hosts) => others.flatMap((each) => each[kind])
  const frames = hosts('frames')
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hosts('scripts')],
    ["style-src 'self'", ...styleHashes],
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data:", ...hosts('images')],
    "font-src 'self'",
    ["connect-src 'self'", apiOrigin ?? '', ...hosts('connections')],
    ['frame-src', ...(frames.length > 0 ? frames : ["'none'"])],
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    ['frame-ancestors', mayBeFramed ? '*' : "'none'"],
    'report-to csp',
    // Firefox and Safari know only the older name.
    `report-uri ${POLICY_REPORTS}`,
  ]
    .map((part) => [part].flat().filter(Boolean).join(' '))
    .join('; ')
}
