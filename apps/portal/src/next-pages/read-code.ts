/** What a page is shown by. */
export interface CodeFile {
  readonly rel: 'modulepreload' | 'stylesheet'
  /** Where the server has it: '/assets/DDGQUTr.js'. */
  readonly href: string
}

/** As the server writes them. */
const link = /<link rel="(modulepreload|stylesheet)" crossorigin href="([^"]+)">/g

/**
 * The code and the style sheets that a document of the portal names, in its order: each chunk before all that it
 * imports. By a pattern, because the policy of the page lets nobody parse a document.
 */
export function readCode(document: string): CodeFile[] {
  return Array.from(document.matchAll(link), ([, rel, href = '']) => ({
    rel: rel === 'stylesheet' ? rel : 'modulepreload',
    href,
  }))
}
