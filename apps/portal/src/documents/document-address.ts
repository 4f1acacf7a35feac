import { useLocation, useRouter } from '@tanstack/react-router'
import { useRef } from 'react'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The previous history entry is the page over which the document of this one is open. */
    isOverPage?: boolean
  }
}

/** Milliseconds within which a document is closed, unless the page asks to stay. */
const CLOSING_MS = 500

const base = 'https://page'

/**
 * The address of a page with a document above it, or with none.
 * @param id of the document; null for none
 */
function withDocument(href: string, id: string | null): string {
  const url = new URL(href, base)
  if (id === null) url.searchParams.delete('documentId')
  else url.searchParams.set('documentId', id)
  return url.href.slice(base.length)
}

/** The document open above the page, by the address; the id is empty if there is none. */
export function useDocumentAddress() {
  const router = useRouter()
  // The id unvalidated: for a malformed one the viewer says that there is no such document.
  const query = useLocation({ select: ({ searchStr }) => searchStr })
  const documentId = new URLSearchParams(query).get('documentId') ?? ''
  const closingId = useRef('')
  const close = () => {
    // Going back takes a moment, in which a second press would go back once more.
    if (closingId.current === documentId) return
    closingId.current = documentId
    setTimeout(() => {
      if (closingId.current === documentId) closingId.current = ''
    }, CLOSING_MS)
    const { href, state } = router.state.location
    // Otherwise the page would be in the history twice, and Back would lead from one entry to the other.
    if (state.isOverPage) router.history.back()
    else router.navigate({ href: withDocument(href, null), replace: true, resetScroll: false })
  }
  return { id: documentId, close }
}

/** The address that opens a document above this page. */
export function useDocumentHref(): (document: { readonly id: string }) => string {
  const href = useLocation({ select: (location) => location.href })
  return ({ id }) => withDocument(href, id)
}
