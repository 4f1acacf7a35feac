/**
 * Invisible characters and those that change the direction of the text; joiners are parts of words and
 * emoji.
 */
const unseen = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

/** Path separators, which must not be part of a file name. */
const folders = /[/\\]/g

/**
 * A file name that is safe to show: without control characters, and without direction marks, which let
 * 'fdp.exe' be read as 'exe.pdf'. Unicode Technical Report 36, §2.
 * @returns 'arquivo' if nothing is left
 */
export function toPlainFileName(name: string): string {
  return name.toWellFormed().replace(unseen, '').replace(folders, '_').trim() || 'arquivo'
}
