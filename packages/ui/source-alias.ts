import { fileURLToPath } from 'node:url'

const core = fileURLToPath(new URL('../core/src', import.meta.url))

/**
 * Reads the SDK from its sources. Not by the `source` condition: Adobe's packages declare it too,
 * for files that they do not ship.
 */
export const sourceAlias = [{ find: /^@tramite\/core\/(.+)$/, replacement: `${core}/$1/index.ts` }]
