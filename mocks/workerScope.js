/**
 * The beginning of the service worker of mock mode, before MSW's part: only calls of the API and of its control reach it. MSW would ask the
 * page about each of some thousand modules of the development server.
 */

const callRoots = ['/api/', '/__mock/']
const isCall = ({ pathname }) => callRoots.some((root) => pathname.startsWith(root))

// Where the browser knows routes, other requests do not even wake the worker.
addEventListener('install', (event) => {
  const calls = callRoots.map((root) => ({ urlPattern: new URLPattern({ pathname: `${root}*` }) }))
  event.addRoutes?.({ condition: { not: { or: calls } }, source: 'network' })
})

addEventListener('fetch', (event) => {
  if (!isCall(new URL(event.request.url))) event.stopImmediatePropagation()
})
