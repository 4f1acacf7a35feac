/** Signs that are not seen, or turn what follows; joiners are parts of words and pictures. */
const unseen = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

/** Folders have no place in the name of a file. */
const folders = /[/\\]/g

/**
 * The name of a file as people see it: without control characters, and without marks of direction,
 * which let 'fdp.exe' be read as 'exe.pdf'. Unicode Technical Report 36, §2.
 * @returns 'arquivo' where nothing is left
 */
export function toPlainFileName(name: string): string {
  return name.toWellFormed().replace(unseen, '').replace(folders, '_').trim() || 'arquivo'
}
