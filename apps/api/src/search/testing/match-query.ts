/**
 * Whether a query finds a text, as PostgreSQL decides it; without a database, for many words.
 * @param query a value of `tsquery` of quoted lexemes with `&`, `|` and parentheses
 */
export function isFoundBy(query: string, tokens: readonly string[]): boolean {
  const known = new Set(tokens)
  const parts = query.match(/'[^']*'(?::\*)?|[()&|]/g) ?? []
  let at = 0
  const isNext = (part: string) => parts[at] === part && ++at > 0
  const readOne = (): boolean => {
    if (isNext('(')) {
      const isFound = readAny()
      isNext(')')
      return isFound
    }
    const [, token = '', begins] = /^'(.*)'(:\*)?$/.exec(parts[at++] ?? '') ?? []
    return begins ? tokens.some((each) => each.startsWith(token)) : known.has(token)
  }
  const readAll = (): boolean => {
    let isFound = readOne()
    while (isNext('&')) isFound = readOne() && isFound
    return isFound
  }
  const readAny = (): boolean => {
    let isFound = readAll()
    while (isNext('|')) isFound = readAll() || isFound
    return isFound
  }
  return readAny()
}
