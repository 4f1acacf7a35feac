/** As the server writes them. */
const build = /<template id="page-code" data-code="([^"]*)">/
const link = /<link rel="modulepreload" crossorigin href="([^"]+)">/g

/**
 * The code that a document of the portal names, as addresses such as '/assets/DDGQUTr.js': each file before all that
 * it imports. By a pattern, because the policy of the page lets nobody parse a document.
 * @param code which code draws the page that asks, see `codeOfPage`
 * @returns none of another build: its files would begin a second portal in the same page
 */
export function readCode(document: string, code: string): string[] {
  if (build.exec(document)?.[1] !== code) return []
  return Array.from(document.matchAll(link), ([, href = '']) => href)
}
