import { chmodSync, mkdirSync } from 'node:fs'
import type { Environment } from '../config/environment.ts'
import { keepReserve, spendReserve } from '../ports/disk.ts'
import { lockDirectory } from './directory-lock.ts'
import type { Engine } from './engine.ts'

/** Opens one connection of each kind, each of which is asserted when opened. */
async function assertUsable(engine: Engine): Promise<void> {
  const nothing = async () => undefined
  try {
    for (const source of [engine.system, engine.tenant, engine.background])
      await source.use(nothing)
  } catch (error) {
    await engine.close()
    throw error
  }
}

/**
 * Closes the data folder to the machine's other accounts: one that an earlier version made was open to
 * them. What is not there yet is made closed, and what belongs to somebody else is theirs to close.
 */
function closeFolder(directory: string): void {
  try {
    chmodSync(directory, 0o700)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'ENOENT' && code !== 'EPERM' && code !== 'EROFS') throw error
  }
}

/**
 * The engine that the environment selects. Only that one is loaded.
 * @throws DirectoryInUseError when another process has the data folder
 * @throws DatabaseSetupError when the server cannot be used in its current state
 */
export async function openEngine({
  databaseUrl,
  databaseLimits,
  dataDirectory,
}: Pick<Environment, 'databaseUrl' | 'databaseLimits' | 'dataDirectory'>): Promise<Engine> {
  closeFolder(dataDirectory)
  if (databaseUrl !== undefined) {
    const [{ createPostgresEngine }, { preparePostgres }] = await Promise.all([
      import('./postgres.engine.ts'),
      import('./prepare-postgres.ts'),
    ])
    await preparePostgres(databaseUrl, databaseLimits.isPooled)
    const engine = createPostgresEngine(databaseUrl, databaseLimits)
    await assertUsable(engine)
    return engine
  }
  // Before anything heavy is loaded: a process that may not have the folder fails at once.
  mkdirSync(dataDirectory, { recursive: true, mode: 0o700 })
  const lock = lockDirectory(dataDirectory, () => spendReserve(dataDirectory))
  const { createPgliteEngine } = await import('./pglite.engine.ts')
  const engine = await createPgliteEngine({ directory: dataDirectory, lock })
  keepReserve(dataDirectory)
  return engine
}
