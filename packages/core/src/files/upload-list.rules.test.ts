import { describe, expect, it } from 'vitest'
import { ATTACHMENTS_MAX, UPLOADS_AT_ONCE } from './file-limits.ts'
import { type Entry, isRunning, isWaiting, toMissing } from './upload-entries.ts'
import {
  addFiles,
  restoreOver,
  takeTurns,
  toChosen,
  toRetried,
  withoutTurn,
} from './upload-list.rules.ts'

const fileOf = (name: string) => new File(['x'], name)
const waiting = (count: number): Entry[] =>
  Array.from({ length: count }, (_, index) => toChosen(fileOf(`${index}.pdf`)))
const nameOf = (entry: Entry) => (entry.file ? entry.file.name : entry.fileName)

describe('addFiles', () => {
  it('takes as many as a form may have', () => {
    const { entries, hasTooMany } = addFiles(waiting(ATTACHMENTS_MAX - 1), [
      fileOf('a'),
      fileOf('b'),
    ])
    expect(entries).toHaveLength(ATTACHMENTS_MAX)
    expect(entries.at(-1)?.file?.name).toBe('a')
    expect(hasTooMany).toBe(true)
  })

  it('leaves those of a returned message, though they are more', () => {
    const entries = waiting(ATTACHMENTS_MAX + 2)
    expect(addFiles(entries, [])).toEqual({ entries, hasTooMany: false })
  })

  it('puts a file into the place of the row that asks for it', () => {
    const before = [toMissing('a'), ...waiting(1)]
    const { entries } = addFiles(before, [fileOf('b'), fileOf('a')])
    expect(entries.map(nameOf)).toEqual(['a', '0.pdf', 'b'])
    expect(entries[0]?.file).not.toBeNull()
  })
})

describe('takeTurns', () => {
  it('starts as many as may be sent at once, and no others while they are', () => {
    const { entries, starting } = takeTurns(waiting(UPLOADS_AT_ONCE + 2))
    expect(starting).toEqual(entries.slice(0, UPLOADS_AT_ONCE))
    expect(entries.filter(isRunning)).toHaveLength(UPLOADS_AT_ONCE)
    expect(takeTurns(entries)).toEqual({ entries, starting: [] })
  })

  it('is taken back', () => {
    const { entries } = takeTurns(waiting(1))
    expect(entries.map(withoutTurn).every(isWaiting)).toBe(true)
  })
})

describe('toRetried', () => {
  it('queues what has failed, and nothing else', () => {
    const [entry] = waiting(1)
    if (!entry?.file) throw new Error('no file')
    const kept = { signedUrl: 'https://storage.test/a', key: 'a' }
    const failed = { ...entry, error: new Error('no code'), kept }
    expect(toRetried(failed)).toEqual({ ...entry, kept })
    expect(toRetried(entry)).toBe(entry)
    expect(toRetried(toMissing('a'))).toMatchObject({ file: null })
  })
})

describe('restoreOver', () => {
  it('goes on with the files that the other visit misses, and leaves the others', () => {
    const [own, other] = waiting(2)
    if (!own || !other) throw new Error('no file')
    const { entries, left } = restoreOver([own, other], { arrived: [], missing: ['0.pdf', 'c'] })
    expect(entries.map(nameOf)).toEqual(['c', '0.pdf'])
    expect(entries[1]).toBe(own)
    expect(left).toEqual([other])
  })
})
