import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ConfigurationError } from '../../config/configuration-error.ts'

function isErrorCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}

const pathOf = (dataDirectory: string) => join(dataDirectory, 'file-secret')

/** Minimum length of a secret: a truncated file must not be used to sign. */
const SECRET_MIN = 32

/** The secret of a data folder; null when it has none. */
export function readFileSecret(dataDirectory: string): string | null {
  try {
    return readFileSync(pathOf(dataDirectory), 'utf8')
  } catch (error) {
    if (isErrorCode(error, 'ENOENT')) return null
    throw error
  }
}

function writeDraft(dataDirectory: string, secret: string): string {
  mkdirSync(dataDirectory, { recursive: true, mode: 0o700 })
  const draft = `${pathOf(dataDirectory)}.${process.pid}`
  try {
    writeFileSync(draft, secret, { mode: 0o600, flush: true })
  } catch (error) {
    rmSync(draft, { force: true })
    throw error
  }
  return draft
}

const createSecret = () => randomBytes(32).toString('base64url')

/**
 * Replaces the secret. A server uses the new one from its next start, and then refuses every address
 * signed with the old one.
 */
export function replaceFileSecret(dataDirectory: string): void {
  renameSync(writeDraft(dataDirectory, createSecret()), pathOf(dataDirectory))
}

/** Makes the secret of a data folder, unless another process is faster. */
function makeFileSecret(dataDirectory: string): string {
  const path = pathOf(dataDirectory)
  const draft = writeDraft(dataDirectory, createSecret())
  try {
    // Atomic, and never replaces another process's.
    linkSync(draft, path)
  } catch (error) {
    if (!isErrorCode(error, 'EEXIST')) throw error
  } finally {
    rmSync(draft, { force: true })
  }
  return readFileSync(path, 'utf8')
}

/**
 * The secret that signs the addresses of files: made at the first start and stored in the data folder.
 * @param dataDirectory created when missing
 * @throws ConfigurationError when it was truncated
 * @throws when there is none and the data folder cannot be written
 */
export function loadFileSecret(dataDirectory: string): string {
  // A disk that is full has no room for a draft, and must not keep a server from starting.
  const secret = readFileSecret(dataDirectory) ?? makeFileSecret(dataDirectory)
  if (secret.trim().length >= SECRET_MIN) return secret
  throw new ConfigurationError([
    `O segredo dos arquivos em ${pathOf(dataDirectory)} está incompleto: apague-o, e um novo é feito ao iniciar`,
  ])
}
