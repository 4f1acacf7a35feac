import { mkdirSync } from 'node:fs'
import type { Environment } from '../config/environment.ts'
import { lockDirectory } from './directory-lock.ts'
import type { Engine } from './engine.ts'

/**
 * The engine that the environment asks for. Only that one is loaded.
 * @throws DirectoryInUseError when another process has the data folder
 */
export async function openEngine({
  databaseUrl,
  dataDirectory,
}: Pick<Environment, 'databaseUrl' | 'dataDirectory'>): Promise<Engine> {
  if (databaseUrl !== undefined) {
    const { createPostgresEngine } = await import('./postgres.engine.ts')
    return createPostgresEngine(databaseUrl)
  }
  // Before anything heavy is loaded: who may not enter learns it at once.
  mkdirSync(dataDirectory, { recursive: true })
  const lock = lockDirectory(dataDirectory)
  const { createPgliteEngine } = await import('./pglite.engine.ts')
  return createPgliteEngine({ directory: dataDirectory, lock })
}
