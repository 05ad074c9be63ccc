import { Outlet } from 'react-router'

/** The layout of a card that other sites embed in a frame: no header, no footer. */
export function EmbedLayout() {
  return (
    <main id="main" tabIndex={-1}>
      <Outlet />
    </main>
  )
}
