/**
 * Makes a parser the only word on the search part of a route's address. The router keeps what a
 * parser leaves out, also where it was left out for making no sense; here it is gone.
 */
export function toStrictSearch<S extends object>(
  parse: (search: Record<string, unknown>) => S,
): (search: Record<string, unknown>) => S {
  return (search) => {
    const absent = Object.fromEntries(Object.keys(search).map((key) => [key, undefined]))
    return { ...absent, ...parse(search) }
  }
}
