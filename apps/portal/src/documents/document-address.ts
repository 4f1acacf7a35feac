import { useLocation, useRouter } from '@tanstack/react-router'

/** The document open above the page, by the address; the id is empty if there is none. */
export function useDocumentAddress() {
  const router = useRouter()
  // The id unvalidated: for a malformed one the viewer says that there is no such document.
  const query = useLocation({ select: ({ searchStr }) => searchStr })
  const documentId = new URLSearchParams(query).get('documentId') ?? ''
  const close = () => {
    const { pathname, searchStr, hash } = router.state.location
    const search = new URLSearchParams(searchStr)
    search.delete('documentId')
    router.navigate({
      href: toAddress(pathname, search, hash),
      replace: true,
      resetScroll: false,
    })
  }
  return { id: documentId, close }
}

function toAddress(path: string, search: URLSearchParams, hash: string): string {
  const query = search.toString()
  return `${path}${query && `?${query}`}${hash && `#${hash}`}`
}

/** The address that opens a document above this page. */
export function useDocumentHref(): (document: { readonly id: string }) => string {
  const { pathname, searchStr, hash } = useLocation()
  return (document) => {
    const search = new URLSearchParams(searchStr)
    search.set('documentId', document.id)
    return toAddress(pathname, search, hash)
  }
}
