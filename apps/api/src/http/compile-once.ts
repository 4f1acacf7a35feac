/** A schema of a route, as Fastify hands it to a compiler. */
export interface RouteSchema {
  readonly schema: unknown
  /** The part of a request that it is for: `body`, `querystring`, `params` or `headers`. */
  readonly httpPart?: string
}

/**
 * Compiles each text of a schema once for the process: many operations take the same, and every
 * server of a process takes all.
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
