import { describe, expect, it } from 'vitest'
import {
  demandCreateDraft,
  demandMessageDraft,
  demandOutboxDraft,
  joinTexts,
  toFileErrors,
  type UnsentMessage,
} from './demand-drafts.ts'
import { demandReplyDraft } from './demand-reply.ts'

const forms = [demandCreateDraft, demandMessageDraft, demandReplyDraft, demandOutboxDraft]

describe('the drafts of demands', () => {
  it('are read back as they were stored, and are empty untouched', () => {
    for (const { read, version, empty, name } of forms) {
      expect(read(JSON.parse(JSON.stringify(empty)), version), name).toEqual(empty)
    }
    expect(demandCreateDraft.isEmpty(demandCreateDraft.empty)).toBe(true)
    expect(demandMessageDraft.isEmpty({ ...demandMessageDraft.empty, content: ' \n' })).toBe(true)
    expect(demandReplyDraft.isEmpty({ ...demandReplyDraft.empty, message: 'Segue.' })).toBe(false)
    const missing = { arrived: [], missing: ['a.pdf'] }
    expect(demandMessageDraft.isEmpty({ ...demandMessageDraft.empty, files: missing })).toBe(false)
  })

  it.each([{ private: true }, { priority: true }, { usersToNotify: ['ana'] }])(
    'of a new demand are kept with %j alone',
    (chosen) => {
      expect(demandCreateDraft.isEmpty({ ...demandCreateDraft.empty, ...chosen })).toBe(false)
    },
  )

  it('of another version or shape are forgotten', () => {
    for (const { read, version, empty } of forms) {
      expect(read(empty, version + 1)).toBeUndefined()
      for (const stored of [undefined, null, 'x', 7, {}, [7], { name: 1 }]) {
        expect(read(stored, version)).toBeUndefined()
      }
    }
  })
})

describe('the outboxes of two tabs', () => {
  const toMessage = (idempotencyKey: string): UnsentMessage => ({
    idempotencyKey,
    sentAt: 0,
    content: idempotencyKey,
    attachments: [],
  })
  const merge = (mine: string, theirs: string, base: string) =>
    demandOutboxDraft
      .merge?.([...mine].map(toMessage), [...theirs].map(toMessage), [...base].map(toMessage))
      .map(({ content }) => content)
      .join('')

  it.each([
    ['ab', 'a', 'a', 'ab'],
    ['a', 'ab', 'a', 'ab'],
    ['', 'ab', 'a', 'b'],
    ['a', '', 'a', ''],
    ['ab', 'c', 'a', 'cb'],
  ])('%j and %j, which both began with %j: %j', (mine, theirs, base, merged) => {
    expect(merge(mine, theirs, base)).toBe(merged)
  })
})

describe('a message that is refused for its files', () => {
  const file = { fileName: 'a.pdf', fileType: 'application/pdf', fileSize: 1, awsFileKey: 'k1' }
  const attachments = [file, { ...file, awsFileKey: 'k2' }]

  it('is told from one that is refused for anything else', () => {
    expect(toFileErrors({ attachments }, { k2: 'Ruim.', k9: 'De outra.' })).toEqual({ k2: 'Ruim.' })
    expect(toFileErrors({ attachments }, { content: 'Longo.' })).toBeUndefined()
    expect(toFileErrors({ attachments: [] }, { k1: 'Ruim.' })).toBeUndefined()
  })

  it('stays so when it is read back', () => {
    const message = { idempotencyKey: 'a', sentAt: 0, content: '', attachments }
    const refused = [{ ...message, isRefused: true, fileErrors: { k2: 'Ruim.' } }]
    const { read, version } = demandOutboxDraft
    expect(read(JSON.parse(JSON.stringify(refused)), version)).toEqual(refused)
  })

  it.each([
    ['Segue.', '', 'Segue.'],
    ['Segue.', ' \n', 'Segue.'],
    ['', 'E mais.', 'E mais.'],
    ['Segue.', 'E mais.', 'Segue.\n\nE mais.'],
  ])('puts its text %j before %j', (returned, written, joined) => {
    expect(joinTexts([returned, written])).toBe(joined)
  })
})
