import { useEffect } from 'react'

/** Ignores files dropped outside a file field; by default the browser would leave the page and open the file. */
export function useNoStrayDrops(): void {
  useEffect(() => {
    window.addEventListener('dragover', refuse)
    window.addEventListener('drop', refuse)
    return () => {
      window.removeEventListener('dragover', refuse)
      window.removeEventListener('drop', refuse)
    }
  }, [])
}

function refuse(event: DragEvent): void {
  if (event.target instanceof HTMLInputElement && event.target.type === 'file') return
  if (!event.dataTransfer?.types.includes('Files')) return
  event.preventDefault()
  event.dataTransfer.dropEffect = 'none'
}
