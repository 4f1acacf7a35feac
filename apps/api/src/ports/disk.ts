import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  rmSync,
  statfsSync,
  statSync,
  writeSync,
} from 'node:fs'
import { statfs } from 'node:fs/promises'
import { join } from 'node:path'

/** What a start of the embedded database writes at the most, bytes. */
const RESERVE_BYTES = 32 * 1024 * 1024
/** With less than this, bytes, the next write may be refused. */
const SPACE_MIN = 4 * 1024 * 1024
const PIECE = Buffer.alloc(1024 * 1024)

/** The disk that a data folder lies on. */
export interface Disk {
  /**
   * Whether there is room for more.
   * @param bytes that are to be free, otherwise as many as the next write may need
   */
  hasSpace(bytes?: number): Promise<boolean>
}

/** @param directory of the data; there is none where everything lies elsewhere */
export function createDisk(directory: string): Disk {
  return {
    async hasSpace(bytes = SPACE_MIN) {
      if (!existsSync(directory)) return true
      const { bavail, bsize } = await statfs(directory)
      return bavail * bsize >= bytes
    },
  }
}

const reserveOf = (directory: string) => join(directory, 'reserve')

function freeBytes(directory: string): number {
  const { bavail, bsize } = statfsSync(directory)
  return bavail * bsize
}

/**
 * Gives the reserve of a folder up where its disk is full, so that a database in it can be opened:
 * that takes some room, and one that ended while full would otherwise never start again.
 */
export function spendReserve(directory: string): void {
  if (freeBytes(directory) < RESERVE_BYTES) rmSync(reserveOf(directory), { force: true })
}

/** Keeps room for a start on a full disk, where there is twice as much. */
export function keepReserve(directory: string): void {
  const path = reserveOf(directory)
  const isThere = statSync(path, { throwIfNoEntry: false })?.size === RESERVE_BYTES
  if (isThere || freeBytes(directory) < 2 * RESERVE_BYTES) return
  const file = openSync(path, 'w')
  try {
    for (let written = 0; written < RESERVE_BYTES; written += PIECE.length) writeSync(file, PIECE)
    fsyncSync(file)
  } catch {
    rmSync(path, { force: true })
  } finally {
    closeSync(file)
  }
}
