import { toPlainText } from '../plain-text.ts'

/** Characters that end a line or do not belong into one. */
const controls = /[\p{Cc}\p{Zl}\p{Zp}]/gu

/** Path separators, which must not be part of a file name. */
const folders = /[/\\]/g

/**
 * A file name that is safe to show: without control characters, and without direction marks, which let
 * 'fdp.exe' be read as 'exe.pdf'. Unicode Technical Report 36, §2.
 * @returns 'arquivo' if nothing is left
 */
export function toPlainFileName(name: string): string {
  const plain = toPlainText(name.toWellFormed())
  return plain.replace(controls, '').replace(folders, '_').trim() || 'arquivo'
}
