import { describe, expect, it } from 'vitest'
import { ApiError } from '../http/index.ts'
import { FILE_SIZE_MAX, formatFileSize } from './file-limits.ts'
import {
  evaluateUploads,
  hasUnfinishedUploads,
  toUploadFailure,
  type UploadStatus,
} from './uploads.rules.ts'

const record = { fileName: 'a.pdf', fileType: 'application/pdf', fileSize: 1, awsFileKey: 'k' }
const uploads = (...statuses: UploadStatus[]) =>
  statuses.map((status) => ({ status, record: status === 'done' ? record : null }))

describe('evaluateUploads', () => {
  it.each<[UploadStatus[], unknown, boolean]>([
    [[], { allowed: true, attachments: [] }, false],
    [['done', 'done'], { allowed: true, attachments: [record, record] }, false],
    [['done', 'cancelled'], { allowed: true, attachments: [record] }, false],
    [['done', 'failed'], { allowed: false, reason: 'failed' }, false],
    [['queued'], { allowed: false, reason: 'unfinished' }, true],
    [['done', 'requestingUrl'], { allowed: false, reason: 'unfinished' }, true],
    [['failed', 'sending'], { allowed: false, reason: 'unfinished' }, true],
  ])('%j', (statuses, decision, asksBeforeLeaving) => {
    expect(evaluateUploads(uploads(...statuses))).toEqual(decision)
    expect(hasUnfinishedUploads(uploads(...statuses))).toBe(asksBeforeLeaving)
  })
})

describe('toUploadFailure', () => {
  it.each([
    [413, 'files.tooLarge'],
    [400, 'files.uploadFailed'],
  ])('%i: %s', (status, code) => {
    const error = new ApiError({ kind: 'problem', status, code: 'X', message: '' })
    expect(toUploadFailure(error)).toBe(code)
    expect(toUploadFailure(new Error('broken'))).toBe('files.uploadFailed')
  })
})

describe('formatFileSize', () => {
  it.each([
    [0, '0 B'],
    [1023, '1.023 B'],
    [1024, '1 KB'],
    [1_500_000, '1,4 MB'],
    [FILE_SIZE_MAX, '25 MB'],
    [5 * 1024 ** 4, '5.120 GB'],
  ])('%i bytes: %s', (bytes, text) => expect(formatFileSize(bytes)).toBe(text))
})
