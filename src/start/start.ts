/**
 * What a page loads first: it lets the browser show the page, and then starts the program part by part, so that the
 * person can scroll and press in between. It stands by itself: nothing is shared with the program, or it would load that.
 */

import { PROGRAM_ID, type Program } from './program.ts'

/** How long the program waits for the first paint at most, in ms. */
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

/** Lets the browser answer the person and paint. */
const pause = () => new Promise((resolve) => setTimeout(resolve))

/** When the browser has painted the page; at once in a tab that nobody sees, which paints nothing. */
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
