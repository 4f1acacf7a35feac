import { type ResolveFnOutput, registerHooks } from 'node:module'

/** Packages with a long list of exports that many modules import. */
const longPackages = /^(drizzle-orm|@tramite\/core)(\/|$)/
const insideDrizzle = '/node_modules/drizzle-orm/'

/**
 * Saves Node.js a fifth of the start-up time, for everything imported from now on: by default it reads a
 * package's list of exports (180 kB for drizzle-orm) and determines the kind of a file again for every
 * import.
 */
export function findModulesFaster(): void {
  const found = new Map<string, ResolveFnOutput>()
  registerHooks({
    resolve(specifier, context, next) {
      const { parentURL } = context
      if (parentURL && specifier.startsWith('.')) {
        const url = new URL(specifier, parentURL).href
        if (url.endsWith('.ts')) return { url, format: 'module-typescript', shortCircuit: true }
        if (url.includes(insideDrizzle)) return { url, format: 'module', shortCircuit: true }
      }
      if (!longPackages.test(specifier)) return next(specifier, context)
      const known = found.get(specifier) ?? { ...next(specifier, context), shortCircuit: true }
      found.set(specifier, known)
      return known
    },
  })
}
