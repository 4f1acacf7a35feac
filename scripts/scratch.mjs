import { statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'

/** Linux keeps this folder in memory. */
const inMemory = '/dev/shm'
const ROOM_BYTES = 4 * 1024 ** 3

function hasRoom() {
  try {
    const { bavail, bsize } = statfsSync(inMemory)
    return Math.min(bavail * bsize, freemem()) >= ROOM_BYTES
  } catch {
    return false
  }
}

/**
 * The folder of temporary test files: in memory if the machine has room, since the tests create thousands
 * of small files, which on a disk takes longer than the tests themselves.
 */
export const scratchFolder = () => (hasRoom() ? inMemory : tmpdir())
