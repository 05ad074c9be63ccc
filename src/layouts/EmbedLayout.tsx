import { Outlet } from 'react-router'

/** Around a card that other sites show in a frame: nothing. */
export function EmbedLayout() {
  return (
    <main id="main" tabIndex={-1}>
      <Outlet />
    </main>
  )
}
