import { type Environment, readEnvironment } from '../config/environment.ts'
import { createDatabase, type Database } from '../db/database.ts'
import type { Engine } from '../db/engine.ts'
import { openEngine } from '../db/open-engine.ts'
import { inBackground } from '../db/tenant-role.ts'
import { type Clock, systemClock } from '../ports/clock.ts'
import type { FileStore } from '../ports/files/files.port.ts'
import { openFiles } from '../ports/files/open-files.ts'
import type { CommandCall, Ending } from './command-line.ts'

/** What a command of the operator works on: the data of a server with this configuration. */
export interface Workplace {
  readonly environment: Environment
  readonly engine: Engine
  readonly database: Database
  /** Opened on first use. */
  readonly files: FileStore
  readonly clock: Clock
}

/**
 * Runs work on the configured database and files, and closes them in any case.
 * @throws ConfigurationError, DirectoryInUseError while a server uses the embedded database
 */
export async function atWorkplace(
  { variables }: Pick<CommandCall<never>, 'variables'>,
  work: (workplace: Workplace) => Promise<Ending>,
): Promise<Ending> {
  const environment = readEnvironment(variables, { forCustomers: false })
  // Nobody waits for an answer here, and a backup takes long.
  const engine = inBackground(await openEngine(environment))
  try {
    let files: FileStore | undefined
    return await work({
      environment,
      engine,
      database: createDatabase(engine),
      get files() {
        files ??= openFiles(environment, systemClock).files
        return files
      },
      clock: systemClock,
    })
  } finally {
    await engine.close()
  }
}
