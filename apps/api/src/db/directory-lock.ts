import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

interface Owner {
  /** Process id, where it runs. */
  readonly pid: number
  /** The machine or container. */
  readonly host: string
}

function describe(owner: Owner | undefined): string {
  if (!owner) return 'por outro processo'
  const process = `pelo processo ${owner.pid}`
  return owner.host === hostname() ? process : `${process} de ${owner.host}`
}

/** Another living process uses the folder. */
export class DirectoryInUseError extends Error {
  readonly directory: string

  constructor(directory: string, owner: Owner | undefined) {
    super(
      `A pasta de dados ${directory} já está em uso ${describe(owner)}. ` +
        'Encerre-o antes de iniciar outro, ou escolha outra pasta em DATA_DIR.',
    )
    this.name = 'DirectoryInUseError'
    this.directory = directory
  }
}

export interface DirectoryLock {
  release(): void
}

/** Only for messages: what keeps others out is the lock itself. */
function readOwner(path: string): Owner | undefined {
  try {
    const { pid, host } = JSON.parse(readFileSync(path, 'utf8')) as Partial<Owner>
    return pid !== undefined && host !== undefined ? { pid, host } : undefined
  } catch {
    return undefined
  }
}

/** `SQLITE_BUSY`. */
const BUSY = 5

/** Connections that hold a lock: an unreferenced one would be garbage-collected and closed. */
const held = new Set<DatabaseSync>()

function hold(path: string): DatabaseSync | undefined {
  const database = new DatabaseSync(path)
  try {
    database.exec('begin exclusive')
    held.add(database)
    return database
  } catch (error) {
    database.close()
    if ((error as { errcode?: number }).errcode === BUSY) return undefined
    throw error
  }
}

/**
 * Takes a folder for this process, for as long as it lives. It is an operating system lock, which SQLite
 * takes on a file that it never writes: it ends with the process however that ends, and also works
 * between containers, where a process id means nothing.
 * @param makeRoom for what is written next, on a full disk; called once the folder is held
 * @throws DirectoryInUseError
 */
export function lockDirectory(directory: string, makeRoom = () => {}): DirectoryLock {
  const owner = join(directory, 'lock')
  const database = hold(`${owner}.db`)
  if (!database) throw new DirectoryInUseError(directory, readOwner(owner))
  makeRoom()
  writeFileSync(owner, JSON.stringify({ pid: process.pid, host: hostname() }))
  return {
    release() {
      rmSync(owner, { force: true })
      held.delete(database)
      database.close()
    },
  }
}
