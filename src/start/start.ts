/**
 * The first script of a page: it lets the browser paint the page, and then starts the program part by part, so that the
 * person can scroll and press in between. It shares no module with the program, or it would load that too.
 */

/** Maximum wait for the first paint, in ms. */
const LONGEST_WAIT = 1000

/** Starts the files that the page preloads. They have arrived by then, or are on their way. */
async function start(): Promise<void> {
  await shown()
  const files = [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=script]')]
  for (const { href } of files) {
    compile(href)
    await pause()
  }
  for (const { href, dataset } of files) {
    if (dataset.run === undefined) continue
    await import(/* @vite-ignore */ href)
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

function compile(href: string): void {
  const link = document.createElement('link')
  Object.assign(link, { rel: 'modulepreload', fetchPriority: 'low', href })
  document.head.append(link)
}

void start()
