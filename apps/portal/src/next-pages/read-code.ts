/** As the server writes it. */
const build = /<template id="page-code" data-code="([^"]*)">/
const link = /<link rel="modulepreload" crossorigin href="([^"]+)">/g

/**
 * The code that a document of the portal names, as addresses such as '/assets/DDGQUTr.js': each file
 * before its imports. Read by a pattern, because the page's policy forbids parsing a document.
 * @param code which code renders the requesting page, see `codeOfPage`
 * @returns empty for another build: its files would start a second portal in the same page
 */
export function readCode(document: string, code: string): string[] {
  if (build.exec(document)?.[1] !== code) return []
  return Array.from(document.matchAll(link), ([, href = '']) => href)
}
