/** The headers of every answer. */
export const commonHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
}

/** What a page may load from others, and what it may tell them. */
type Hosts = { scripts: string[]; connections: string[]; images: string[]; frames: string[] }

/** Where reCAPTCHA keeps its scripts and its frames; the scripts make calls as well. */
const recaptcha: Hosts = {
  scripts: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  connections: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  images: [],
  frames: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
}

/** What Google asks for Analytics 4 without advertising. */
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
 * The content security policy of a page: scripts are files of this origin, styles those in the page by their hash. Style
 * attributes are allowed: Mantine writes them, and no nonce or hash covers attributes. The hosts of a bot check and of analytics are in the
 * policy of every page, since a navigation within the site keeps the first document's.
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
