/** The headers of every answer. */
export const commonHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
}

/** Where reCAPTCHA keeps its scripts and its frames; the scripts make calls as well. */
const recaptcha = {
  scripts: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  frames: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
}

type PolicyOptions = { styleHashes: string[]; apiOrigin: string | null; hasCaptcha: boolean }

/**
 * The content security policy of a page: scripts are files of this origin, styles those in the page by their hash. Style
 * attributes are allowed: Mantine writes them, and no nonce or hash covers attributes. With a bot check its hosts are in the
 * policy of every page, since a navigation within the site keeps the first document's.
 */
export function pagePolicy({ styleHashes, apiOrigin, hasCaptcha }: PolicyOptions): string {
  const captcha = hasCaptcha ? recaptcha : { scripts: [], frames: ["'none'"] }
  return [
    "default-src 'none'",
    ["script-src 'self'", ...captcha.scripts],
    ["style-src 'self'", ...styleHashes],
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    ["connect-src 'self'", apiOrigin ?? '', ...captcha.scripts],
    ['frame-src', ...captcha.frames],
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ]
    .map((part) => [part].flat().filter(Boolean).join(' '))
    .join('; ')
}
