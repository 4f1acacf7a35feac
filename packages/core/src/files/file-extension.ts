/** Maximum length of what counts as an extension, in characters. */
const LONGEST_TYPE = 20

/** Index at which the extension of a file name begins. */
export function typeStart(name: string): number {
  const dot = name.lastIndexOf('.')
  return dot > 0 && name.length - dot <= LONGEST_TYPE ? dot : name.length
}

/** A name with the extension of a file's own, under which it is saved. */
export const withExtensionOf = (fileName: string, name: string) =>
  name + fileName.slice(typeStart(fileName))
