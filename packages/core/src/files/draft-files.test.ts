import { describe, expect, it } from 'vitest'
import { createFixedClock } from '../testing/index.ts'
import { hasNoFiles, keepFiles, noDraftFiles, restoreFiles } from './draft-files.rules.ts'
import type { UploadStatus } from './uploads.rules.ts'

const clock = createFixedClock()
const toRecord = (fileName: string) => ({
  fileName,
  fileType: 'application/pdf',
  fileSize: 7,
  awsFileKey: `k/${fileName}`,
})
const upload = (fileName: string, status: UploadStatus) => ({
  fileName,
  status,
  record: status === 'done' || status === 'sending' ? toRecord(fileName) : null,
})

describe('the files of a draft', () => {
  it('are kept as they arrive, whatever becomes of the others', () => {
    const uploads = [upload('a.pdf', 'done'), upload('b.pdf', 'failed'), upload('c.pdf', 'sending')]
    const kept = keepFiles(noDraftFiles, uploads, clock.now())
    expect(kept).toEqual({
      arrived: [{ record: toRecord('a.pdf'), arrivedAt: clock.now().getTime() }],
      missing: ['b.pdf', 'c.pdf'],
    })
    expect(keepFiles(kept, uploads, new Date())).toBe(kept)
    expect(hasNoFiles(keepFiles(kept, [], clock.now()))).toBe(true)
  })

  it('are missing once the server has given them up, an hour before', () => {
    const kept = keepFiles(noDraftFiles, [upload('a.pdf', 'done')], clock.now())
    const later = (minutes: number) => new Date(clock.now().getTime() + minutes * 60_000)
    expect(restoreFiles(kept, later(23 * 60 - 1))).toEqual(kept)
    expect(restoreFiles(kept, later(23 * 60))).toEqual({ arrived: [], missing: ['a.pdf'] })
  })
})
