import { expect, it } from 'vitest'
import { ApiError } from './api-error.ts'
import { createOutcomes } from './outcomes.ts'

const lost = new ApiError({ kind: 'network', status: 0, code: 'NETWORK', message: '' })
const refused = (status: number, code: string) =>
  new ApiError({ kind: 'problem', status, code, message: '' })
const forbidden = refused(403, 'BUSINESS_FORBIDDEN')

it('stays open where the repeat of a call without an answer is refused to who sends it', () => {
  const note = createOutcomes()
  expect(note('create a', forbidden)).toBeUndefined()
  expect(note('create a', lost)).toBeUndefined()
  expect(note('create b', forbidden)).toBeUndefined()
  expect(note('create a', forbidden)).toBe('open')
  // Asked to wait, nobody has looked either; it is told where the repeat is over.
  expect(note('create a', refused(429, 'RATE_LIMITED'))).toBeUndefined()
  expect(note('create a', forbidden)).toBe('open')
})

it('stays open where the repeat is refused to who has lost sight of what the first attempt told of', () => {
  const note = createOutcomes()
  const gone = refused(404, 'DEMAND_NOT_FOUND')
  expect(note('prioritise a', gone)).toBeUndefined()
  note('prioritise a', lost)
  expect(note('prioritise a', gone)).toBe('open')
})

it('is known where the server has looked for the first attempt', () => {
  const note = createOutcomes()
  for (const answer of [null, refused(400, 'USER_TO_NOTIFY_INVALID')]) {
    note('create a', lost)
    expect(note('create a', answer)).toBeUndefined()
    expect(note('create a', forbidden)).toBeUndefined()
  }
})

it('was done where its key is taken: a key is never sent with another content, but from another business', () => {
  expect(createOutcomes()('create a', refused(409, 'IDEMPOTENCY_KEY_REUSED'))).toBe('done')
})
