import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Another living process has the folder. */
export class DirectoryInUseError extends Error {
  readonly directory: string
  readonly processId: number

  constructor(directory: string, processId: number) {
    super(
      `A pasta de dados ${directory} já está em uso pelo processo ${processId}. ` +
        'Encerre-o antes de iniciar outro, ou escolha outra pasta em DATA_DIR.',
    )
    this.name = 'DirectoryInUseError'
    this.directory = directory
    this.processId = processId
  }
}

interface Owner {
  readonly pid: number
  /** When the process began, to tell it from a later one with the same number. */
  readonly startedAt: string | null
}

export interface DirectoryLock {
  release(): void
}

/** Start of a process in clock ticks since boot, with the boot's id; null where /proc is missing. */
function startOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The second field is the program's name and may hold spaces; the 22nd is the start time.
    const started = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    return `${boot}:${started}`
  } catch {
    return null
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM: there is such a process, of another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function isHeldBy({ pid, startedAt }: Owner): boolean {
  if (!isAlive(pid)) return false
  const now = startOf(pid)
  return startedAt === null || now === null || startedAt === now
}

function readOwner(path: string): Owner | undefined {
  try {
    const { pid, startedAt } = JSON.parse(readFileSync(path, 'utf8')) as Partial<Owner>
    return typeof pid === 'number' ? { pid, startedAt: startedAt ?? null } : undefined
  } catch {
    return undefined
  }
}

/** How long a taken-over lock must stay ours; far longer than another's check and rename take. */
const settleMs = 100

function sleep(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)
}

/** Creates the lock with its content in one step; false when there is one already. */
function create(path: string, draft: string): boolean {
  try {
    linkSync(draft, path)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/** Replaces the lock of a dead process. Of several that try at once, the last one keeps it. */
function takeOver(path: string, draft: string): boolean {
  renameSync(draft, path)
  sleep(settleMs)
  return readOwner(path)?.pid === process.pid
}

/**
 * Takes a folder for this process, for as long as it lives. A lock whose process has died, even
 * when its number belongs to another process by now, is taken over at once.
 * @throws DirectoryInUseError
 */
export function lockDirectory(directory: string): DirectoryLock {
  const path = join(directory, 'lock')
  const draft = `${path}.${process.pid}`
  writeFileSync(draft, JSON.stringify({ pid: process.pid, startedAt: startOf(process.pid) }))
  try {
    while (!create(path, draft)) {
      const holder = readOwner(path)
      if (holder && isHeldBy(holder)) throw new DirectoryInUseError(directory, holder.pid)
      if (takeOver(path, draft)) break
      writeFileSync(draft, JSON.stringify({ pid: process.pid, startedAt: startOf(process.pid) }))
    }
  } finally {
    rmSync(draft, { force: true })
  }
  return { release: () => rmSync(path, { force: true }) }
}
