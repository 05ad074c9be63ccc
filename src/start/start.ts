/**
 * The first script of a page: it lets the browser paint the page, and then starts the program part by part, so that the
 * person can scroll and press in between. It shares no module with the program, or it would load that too.
 */

import { PROGRAM_ID, type Program } from './program.ts'

/** Maximum wait for the first paint, in ms. */
const LONGEST_WAIT = 1000

async function start({ run, load }: Program): Promise<void> {
  await shown()
  for (const href of run) preload(href)
  for (const href of load) {
    await pause()
    preload(href)
  }
  for (const file of run) {
    await import(/* @vite-ignore */ file)
    await pause()
  }
}

/** Lets the browser handle input and paint. */
const pause = () => new Promise((resolve) => setTimeout(resolve))

/** Resolves when the browser has painted the page; at once in a hidden tab, which does not paint. */
function shown(): Promise<unknown> {
  if (document.hidden) return Promise.resolve()
  return new Promise((resolve) => {
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true })
    setTimeout(resolve, LONGEST_WAIT)
  })
}

function preload(href: string): void {
  const link = document.createElement('link')
  Object.assign(link, { rel: 'modulepreload', fetchPriority: 'low', href })
  document.head.append(link)
}

const text = document.getElementById(PROGRAM_ID)?.textContent
if (text) void start(JSON.parse(text))
