import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

function isErrorCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}

/**
 * The secret that signs the addresses of files: made at the first start and kept in the data folder.
 * @param dataDirectory created when missing
 * @throws when the data folder cannot be written
 */
export function loadFileSecret(dataDirectory: string): string {
  const path = join(dataDirectory, 'file-secret')
  mkdirSync(dataDirectory, { recursive: true })
  const draft = `${path}.${process.pid}`
  writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600, flush: true })
  try {
    // Whole or not at all, and never over another process's.
    linkSync(draft, path)
  } catch (error) {
    if (!isErrorCode(error, 'EEXIST')) throw error
  } finally {
    rmSync(draft, { force: true })
  }
  return readFileSync(path, 'utf8')
}
