/** The headers of every response. */
export const commonHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
}

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

/**
 * Returns the content security policy of a page: scripts from this origin, inline styles by their hash. Style attributes are
 * allowed, because Mantine writes them, and no nonce or hash covers attributes. Every page allows the hosts of the bot check and of
 * analytics, because navigation within the site keeps the policy of the first document.
 */
export function pagePolicy(options: PolicyOptions): string {
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
  ]
    .map((part) => [part].flat().filter(Boolean).join(' '))
    .join('; ')
}
