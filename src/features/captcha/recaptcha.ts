/** Google's reCAPTCHA, v3 or Enterprise: both have the same programming interface, each at its own place. */
import type { Lang } from '#domain/lang.ts'
import type { CaptchaConfig } from '#src/context/config.ts'

/** How long the check may take to answer, in ms, until it counts as failed: a blocked host often never answers. */
const PATIENCE = 15_000

const scripts = {
  'recaptcha-v3': 'https://www.google.com/recaptcha/api.js',
  'recaptcha-enterprise': 'https://www.google.com/recaptcha/enterprise.js',
}

type Api = {
  ready(callback: () => void): void
  render(place: HTMLElement, options: { sitekey: string; badge: 'bottomleft'; size: 'invisible' }): number
  execute(widget: number, options: { action: string }): PromiseLike<string>
}

declare global {
  interface Window {
    grecaptcha?: Api & { enterprise?: Api }
  }
}

/** Answers tokens once the script is there. */
export type Widget = { execute(action: string): Promise<string> }

/** Loads the script and draws the badge at the bottom left; rejects where it cannot be reached. */
export async function loadRecaptcha({ provider, siteKey }: CaptchaConfig, lang: Lang): Promise<Widget> {
  await loadScript(`${scripts[provider]}?render=explicit&hl=${lang}`)
  const api = provider === 'recaptcha-v3' ? window.grecaptcha : window.grecaptcha?.enterprise
  if (!api) throw new Error('reCAPTCHA has not started')
  await inTime(new Promise<void>((resolve) => api.ready(resolve)))
  const place = document.body.appendChild(document.createElement('div'))
  const widget = api.render(place, { sitekey: siteKey, badge: 'bottomleft', size: 'invisible' })
  return { execute: (action) => inTime(Promise.resolve(api.execute(widget, { action }))) }
}

async function loadScript(src: string): Promise<void> {
  const script = Object.assign(document.createElement('script'), { src, async: true })
  const loaded = new Promise((resolve, reject) => {
    script.addEventListener('load', resolve)
    script.addEventListener('error', () => reject(new Error('reCAPTCHA cannot be reached')))
  })
  document.head.append(script)
  try {
    await inTime(loaded)
  } catch (error) {
    script.remove()
    throw error
  }
}

function inTime<Value>(work: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('reCAPTCHA does not answer')), PATIENCE)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
