import { useEffect } from 'react'
import { useLang } from '#src/context/language.ts'
import { hasSessionCookie } from '#src/lib/sessionCookie.ts'
import { forgetAccountFavorites, hasUnsavedFavorites, syncFavorites } from './accountFavorites.ts'
import { onFavoritesChange } from './messageStore.ts'

/**
 * Synchronises the saved jobs of this browser with the owner's account; rendered while a person is logged in. A failure is not reported:
 * the changes stay in this browser and are sent with the next one, or when the connection is back.
 */
export function FavoritesSync({ owner }: { owner: number }) {
  const lang = useLang()
  useEffect(() => {
    // After a logout in another tab, this one is rendered without the person a moment later.
    const sync = () => {
      if (hasSessionCookie()) void syncFavorites(lang, owner).catch(() => {})
    }
    // With several tabs open, the visible one sends the change.
    const changed = () => {
      if (document.visibilityState === 'visible' && hasUnsavedFavorites()) sync()
    }
    sync()
    const stop = onFavoritesChange(changed)
    window.addEventListener('online', sync)
    return () => {
      stop()
      window.removeEventListener('online', sync)
      // The person has logged out; the header may also have been rendered again.
      if (!hasSessionCookie()) forgetAccountFavorites()
    }
  }, [lang, owner])
  return null
}
