// Which operations of the contract the SDK reaches: found by asking its queries and commands.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './workspace.mjs'

const core = join(root, 'packages/core')
const load = (path) => import(pathToFileURL(join(core, path)).href)

/** A client that sends nothing: enough to find out where an operation would go. */
const nowhere = {
  businessId: () => null,
  resolveUrl: (url) => url,
  versions: new Map(),
  request: () => Promise.reject(new Error('Nothing is sent')),
}

/**
 * The operationId of an operation; undefined for anything else that a module exports.
 * @param {unknown} operation
 * @returns {string | undefined}
 */
export function toOperationId(operation) {
  try {
    const made = operation(nowhere, {})
    // An export that is not an operation may send a request at once, and fail later.
    if (made instanceof Promise) made.catch(() => undefined)
    const { queryKey, mutationKey } = made
    return queryKey?.[2] ?? mutationKey?.[0]
  } catch {
    // A function that is not an operation was called with unexpected arguments.
    return undefined
  }
}

async function loadPublicFunctions() {
  const { exports } = JSON.parse(readFileSync(join(core, 'package.json'), 'utf8'))
  const found = new Set()
  for (const { 'tramite-source': source } of Object.values(exports)) {
    for (const value of Object.values(await load(source))) {
      if (typeof value === 'function') found.add(value)
    }
  }
  return found
}

/**
 * The operationIds of every query and command that a subpath of the SDK exports. They are declared in
 * `*.queries.ts`, `*.commands.ts` and `*.operations.ts`.
 * @returns {Promise<Set<string>>}
 */
export async function findSdkOperations() {
  const isPublic = await loadPublicFunctions()
  const files = readdirSync(join(core, 'src'), { recursive: true, encoding: 'utf8' }).filter(
    (path) => /\.(queries|commands|operations)\.ts$/.test(path),
  )
  const found = new Set()
  for (const path of files) {
    for (const value of Object.values(await load(join('src', path)))) {
      const id = isPublic.has(value) && toOperationId(value)
      if (id) found.add(id)
    }
  }
  return found
}
