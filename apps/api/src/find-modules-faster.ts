import { type ResolveFnOutput, registerHooks } from 'node:module'

/** Packages with a long list of exports, of which half of the program imports something. */
const longPackages = /^(drizzle-orm|@tramite\/core)(\/|$)/
const insideDrizzle = '/node_modules/drizzle-orm/'

/**
 * Spares Node.js a fifth of a start, in all that is imported from now on: left to itself it reads the list of
 * a package's exports (of drizzle-orm 180 kB) and looks for the kind of a file anew for every import.
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
