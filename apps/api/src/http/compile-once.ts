/** A schema of a route, as Fastify hands it to a compiler. */
export interface RouteSchema {
  readonly schema: unknown
  /** The part of the request that it validates: `body`, `querystring`, `params` or `headers`. */
  readonly httpPart?: string
}

/**
 * Compiles each distinct schema once per process: many operations share schemas, and every server of a
 * process has all of them.
 */
export function compileOnce<T>(compile: (route: RouteSchema) => T): (route: RouteSchema) => T {
  const compiled = new Map<string, T>()
  return ({ schema, httpPart = '' }) => {
    const text = `${httpPart} ${JSON.stringify(schema)}`
    const known = compiled.get(text) ?? compile({ schema, httpPart })
    compiled.set(text, known)
    return known
  }
}
