/** Whether an address opens a document above its page; see `document-address.ts`. */
export const showsDocument = (href: string): boolean => href.includes('documentId=')
