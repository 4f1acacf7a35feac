/** As the server writes them. */
const link = /<link rel="modulepreload" crossorigin href="([^"]+)">/g

/**
 * The code that a document of the portal names, as addresses such as '/assets/DDGQUTr.js': each file before all that
 * it imports. By a pattern, because the policy of the page lets nobody parse a document.
 */
export function readCode(document: string): string[] {
  return Array.from(document.matchAll(link), ([, href = '']) => href)
}
