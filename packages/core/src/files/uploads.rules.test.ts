import { describe, expect, it } from 'vitest'
import { ApiError } from '../http/index.ts'
import { ATTACHMENTS_MAX, FILE_SIZE_MAX, formatFileSize } from './file-limits.ts'
import { isFaultOfFile, toUploadFailureNotice } from './upload-refusal.rules.ts'
import {
  evaluateUploads,
  hasUnfinishedUploads,
  toUploadFailureText,
  type UploadStatus,
} from './uploads.rules.ts'

const record = { fileName: 'a.pdf', fileType: 'application/pdf', fileSize: 1, awsFileKey: 'k' }
const uploads = (...statuses: UploadStatus[]) =>
  statuses.map((status) => ({ status, record: status === 'done' ? record : null }))

describe('evaluateUploads', () => {
  it.each<[UploadStatus[], unknown, boolean]>([
    [[], { allowed: true, attachments: [] }, false],
    [['done', 'done'], { allowed: true, attachments: [record, record] }, false],
    [['done', 'failed'], { allowed: false, reason: 'failed' }, false],
    [Array(ATTACHMENTS_MAX + 1).fill('done'), { allowed: false, reason: 'failed' }, false],
    [['queued'], { allowed: false, reason: 'unfinished' }, true],
    [['done', 'requestingUrl'], { allowed: false, reason: 'unfinished' }, true],
    [['failed', 'sending'], { allowed: false, reason: 'unfinished' }, true],
  ])('%j', (statuses, decision, asksBeforeLeaving) => {
    expect(evaluateUploads(uploads(...statuses))).toEqual(decision)
    expect(hasUnfinishedUploads(uploads(...statuses))).toBe(asksBeforeLeaving)
  })
})

describe('toUploadFailureText', () => {
  const failed = 'Não foi possível enviar a.pdf'
  it.each([
    [413, 'PAYLOAD_TOO_LARGE', 'Arquivo muito grande!'],
    [400, 'FILE_EMPTY', 'as the server says'],
    [409, 'FILES_QUOTA_EXCEEDED', 'as the server says'],
    [409, 'RECEIPTS_WAITING', 'as the server says'],
    [429, 'RATE_LIMITED', 'as the server says'],
    [0, 'NETWORK', 'as the server says'],
    [0, 'OFFLINE', 'as the server says'],
    [507, 'INSUFFICIENT_STORAGE', 'Não há espaço para guardar o arquivo no momento.'],
    [507, 'HTTP_507', 'Não há espaço para guardar o arquivo no momento.'],
    [400, 'BAD_REQUEST', failed],
    [503, 'UNAVAILABLE', failed],
  ])('%i %s: %s', (status, code, text) => {
    const message = 'as the server says'
    const error = new ApiError({ kind: 'problem', status, code, message })
    expect(toUploadFailureText('a.pdf', error)).toBe(text)
  })

  it.each([
    [413, 'PAYLOAD_TOO_LARGE', 'a.pdf: Arquivo muito grande!', true],
    [400, 'FILE_EMPTY', 'a.pdf: as the server says', true],
    [409, 'FILES_QUOTA_EXCEEDED', 'a.pdf: as the server says', false],
    [409, 'RECEIPTS_WAITING', 'as the server says', false],
    [0, 'NETWORK', 'as the server says', false],
    [503, 'UNAVAILABLE', failed, false],
  ])('is told away from its row with the name where it is about the file: %i %s', (...row) => {
    const [status, code, text, isAtFault] = row
    const error = new ApiError({ kind: 'problem', status, code, message: 'as the server says' })
    const said = toUploadFailureText('a.pdf', error)
    expect(toUploadFailureNotice('a.pdf', said, error)).toBe(text)
    expect(isFaultOfFile(error)).toBe(isAtFault)
  })

  it('tells of code that did not come that a reload may help', () => {
    expect(toUploadFailureText('a.pdf', new TypeError('import'))).toContain('recarregue a página')
  })
})

describe('formatFileSize', () => {
  it.each([
    [0, '0 B'],
    [1023, '1.023 B'],
    [1024, '1 KB'],
    [1024 ** 2 - 1, '1 MB'],
    [1024 ** 2 - 1024, '1.023 KB'],
    [1_500_000, '1,4 MB'],
    [FILE_SIZE_MAX, '25 MB'],
    [5 * 1024 ** 4, '5.120 GB'],
  ])('%i bytes: %s', (bytes, text) => expect(formatFileSize(bytes)).toBe(text))
})
