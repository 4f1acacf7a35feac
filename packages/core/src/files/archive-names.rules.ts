import { toPlainFileName } from './file-name.rules.ts'

/** What a file system somewhere refuses in a name. */
const unfit = /[<>:"|?*]/g
/** Names that Windows keeps for devices, whatever their type. */
const reserved = /^(?:con|prn|aux|nul|(?:com|lpt)\d) *(?:\.|$)/i
const trailing = /[. ]+$/

/** A file system takes 255 in a name; the number of one that is there twice needs some. */
const MOST_BYTES = 240
/** Letters behind the last dot beyond which they are no type. */
const LONGEST_TYPE = 20

const bytesOf = (text: string) => new TextEncoder().encode(text).length

/** Where the type of a file begins in its name. */
function typeStart(name: string): number {
  const dot = name.lastIndexOf('.')
  return dot > 0 && name.length - dot <= LONGEST_TYPE ? dot : name.length
}

/** A name without the end of what stands before its type, in whole letters. */
function toShortName(name: string): string {
  const start = typeStart(name)
  const type = name.slice(start)
  const letters = [...name.slice(0, start)]
  let bytes = bytesOf(type)
  const end = letters.findIndex((letter) => {
    bytes += bytesOf(letter)
    return bytes > MOST_BYTES
  })
  return end === -1 ? name : letters.slice(0, end).join('').replace(trailing, '') + type
}

/**
 * The name of a file as every file system takes it: without what one refuses, and so short that a number or a
 * mark of ten letters still fits. Its type is kept.
 */
export function toFittingFileName(name: string): string {
  const plain = toPlainFileName(name).normalize('NFC').replace(unfit, '_').replace(trailing, '')
  const fitting = toShortName(plain) || 'arquivo'
  return reserved.test(fitting) ? `_${fitting}` : fitting
}

function toNumbered(name: string, number: number): string {
  const end = typeStart(name)
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
    const name = toFittingFileName(each)
    let free = name
    for (let number = 2; taken.has(free.toLowerCase()); number += 1) free = toNumbered(name, number)
    taken.add(free.toLowerCase())
    return free
  })
}
