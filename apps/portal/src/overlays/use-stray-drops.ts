import { useEffect } from 'react'

/** Rejects files dropped outside a drop field, which the browser would open in place of the page. */
function refuse(event: DragEvent): void {
  const { dataTransfer, defaultPrevented } = event
  if (defaultPrevented || !dataTransfer?.types.includes('Files')) return
  event.preventDefault()
  dataTransfer.dropEffect = 'none'
}

/** Keeps the page, and what is being typed or sent on it, when a file is dropped in the wrong place. */
export function useStrayDrops(): void {
  useEffect(() => {
    window.addEventListener('dragover', refuse)
    window.addEventListener('drop', refuse)
    return () => {
      window.removeEventListener('dragover', refuse)
      window.removeEventListener('drop', refuse)
    }
  }, [])
}
