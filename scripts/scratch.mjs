import { statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'

/** Linux keeps what lies here in memory. */
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
 * Where tests put what is gone with them: in memory where the machine has room, since they make
 * thousands of small files, which costs a disk more than the tests themselves.
 */
export const scratchFolder = () => (hasRoom() ? inMemory : tmpdir())
