import { stripInvisible } from '../strip-invisible.ts'

/** Control characters and line separators. */
const controls = /[\p{Cc}\p{Zl}\p{Zp}]/gu

/** Path separators. */
const separators = /[/\\]/g

/**
 * A file name that is safe to show: without control characters, and without direction marks, which let
 * 'fdp.exe' be read as 'exe.pdf'. Unicode Technical Report 36, §2.
 * @returns 'arquivo' if nothing is left
 */
export function sanitizeFileName(name: string): string {
  const stripped = stripInvisible(name.toWellFormed())
  return stripped.replace(controls, '').replace(separators, '_').trim() || 'arquivo'
}
