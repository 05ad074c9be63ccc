/** Google's reCAPTCHA, v3 or Enterprise. Both have the same API, in different properties of `window`. */

import type { Lang } from '#domain/lang.ts'
import type { CaptchaConfig } from '#src/context/config.ts'

/** Timeout of each step of the check, in ms: a blocked host often never responds. */
const TIMEOUT = 15_000

const scripts = {
  'recaptcha-v3': 'https://www.google.com/recaptcha/api.js',
  'recaptcha-enterprise': 'https://www.google.com/recaptcha/enterprise.js',
}

type Api = {
  ready(callback: () => void): void
  render(container: HTMLElement, options: { sitekey: string; badge: 'bottomleft'; size: 'invisible' }): number
  execute(widget: number, options: { action: string }): PromiseLike<string>
}

declare global {
  interface Window {
    grecaptcha?: Api & { enterprise?: Api }
  }
}

/** The loaded check; `execute` resolves to a token. */
export type Widget = { execute(action: string): Promise<string> }

/** Loads the script and renders the badge at the bottom left. Rejects when the script cannot be loaded. */
export async function loadRecaptcha({ provider, siteKey }: CaptchaConfig, lang: Lang): Promise<Widget> {
  const findApi = () => (provider === 'recaptcha-v3' ? window.grecaptcha : window.grecaptcha?.enterprise)
  // The script may be there from a try that failed later.
  if (!findApi()) await loadScript(`${scripts[provider]}?render=explicit&hl=${lang}`)
  const api = findApi()
  if (!api) throw new Error('reCAPTCHA has not started')
  await withTimeout(new Promise<void>((resolve) => api.ready(resolve)))
  const container = document.body.appendChild(document.createElement('div'))
  const widget = api.render(container, { sitekey: siteKey, badge: 'bottomleft', size: 'invisible' })
  return { execute: (action) => withTimeout(Promise.resolve(api.execute(widget, { action }))) }
}

async function loadScript(src: string): Promise<void> {
  const script = Object.assign(document.createElement('script'), { src, async: true })
  const loaded = new Promise((resolve, reject) => {
    script.addEventListener('load', resolve)
    script.addEventListener('error', () => reject(new Error('reCAPTCHA cannot be reached')))
  })
  document.head.append(script)
  try {
    await withTimeout(loaded)
  } catch (error) {
    script.remove()
    throw error
  }
}

function withTimeout<Value>(work: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('reCAPTCHA does not answer')), TIMEOUT)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
