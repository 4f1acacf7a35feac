/**
 * Builds a statement once for each of its shapes: whose rows it reads, and which filters it has. The
 * shape is part of the statement's name, so that every connection parses each of them once.
 */
export function byShape<Kind extends string, Filter extends string, T>(
  make: (kind: Kind, filters: readonly Filter[], shape: string) => T,
): (kind: Kind, filters: readonly Filter[]) => T {
  const made = new Map<string, T>()
  return (kind, filters) => {
    const shape = [kind, ...filters].join('_')
    const known = made.get(shape) ?? make(kind, filters, shape)
    made.set(shape, known)
    return known
  }
}

/** The names of the filters that are given, in the order of `names`. */
export function givenFilters<Filter extends string>(
  names: readonly Filter[],
  filter: Readonly<Partial<Record<Filter, unknown>>>,
): Filter[] {
  return names.filter((name) => filter[name] !== undefined)
}
