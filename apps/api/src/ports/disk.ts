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

/** Maximum number of bytes that a start of the embedded database writes. */
const RESERVE_BYTES = 32 * 1024 * 1024
/** With less free space than this, in bytes, the next write may fail. */
const SPACE_MIN = 4 * 1024 * 1024
const PIECE = Buffer.alloc(1024 * 1024)

/** The disk of a data folder. */
export interface Disk {
  /**
   * Whether there is enough free space.
   * @param bytes required; by default as many as the next write may need
   */
  hasSpace(bytes?: number): Promise<boolean>
}

/** @param directory of the data; absent if everything is stored elsewhere */
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
 * Releases the reserve of a folder if its disk is full, so that a database in it can be opened: that
 * takes some space, and one that ended while full would otherwise never start again.
 */
export function spendReserve(directory: string): void {
  if (freeBytes(directory) < RESERVE_BYTES) rmSync(reserveOf(directory), { force: true })
}

/** Reserves space for a start on a full disk, if twice as much is free. */
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
