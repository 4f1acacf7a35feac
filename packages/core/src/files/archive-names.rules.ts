import { toPlainFileName } from './file-name.rules.ts'

/** What a file system somewhere refuses in a name. */
const unfit = /[<>:"|?*]/g
const trailing = /[. ]+$/

function toFittingName(name: string): string {
  const plain = toPlainFileName(name).normalize('NFC').replace(unfit, '_').replace(trailing, '')
  return plain || 'arquivo'
}

function toNumbered(name: string, number: number): string {
  const dot = name.lastIndexOf('.')
  const end = dot > 0 ? dot : name.length
  return `${name.slice(0, end)} (${number})${name.slice(end)}`
}

/**
 * The names of files that lie side by side in an archive: fit for every file system, and no two alike, upper
 * and lower case being one for some.
 * @param names as the files are called, in their order
 * @returns a name for each; the second 'a.pdf' is 'a (2).pdf'
 */
export function toArchiveNames(names: readonly string[]): string[] {
  const taken = new Set<string>()
  return names.map((each) => {
    const name = toFittingName(each)
    let free = name
    for (let number = 2; taken.has(free.toLowerCase()); number += 1) free = toNumbered(name, number)
    taken.add(free.toLowerCase())
    return free
  })
}
