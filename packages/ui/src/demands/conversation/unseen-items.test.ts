import type { ProcessItem } from '@tramite/core/demands'
import { buildId, buildItem } from '@tramite/core/testing'
import { expect, it } from 'vitest'
import { toUnseen } from './unseen-items.ts'

const viewerId = buildId(1)
const at = (number: number, change: Partial<ProcessItem> = {}) =>
  buildItem({ id: buildId(number), ...change })
const own = { userId: viewerId, userType: 'CUSTOMER' } as const
const toStatus = (statusKey: 'PENDING' | 'IN_PROGRESS') =>
  ({ type: 'STATUS', content: null, customFields: { statusKey } }) as const

const old = at(10)
const remark = at(11, { content: 'A minuta está pronta.' })
const question = [at(12, { content: 'Falta a ata.' }), at(13, toStatus('PENDING'))]
const answer = [at(14, own), at(15, { ...own, ...toStatus('IN_PROGRESS') })]

it('has what others say, until the reader answers what they were asked', () => {
  const asked = toUnseen([], [old, ...question], 1, viewerId)
  expect(asked).toEqual([buildId(12)])
  expect(toUnseen(asked, [old, ...question, ...answer], 3, viewerId)).toEqual([])
})

it('keeps what else was said before the question, and what is said after the answer', () => {
  const items = [old, remark, ...question, ...answer, at(16)]
  expect(toUnseen([], items, 1, viewerId)).toEqual([buildId(11), buildId(16)])
})

it('keeps a message where nothing was asked, whatever the reader does with the demand', () => {
  expect(toUnseen([], [old, remark, ...answer], 1, viewerId)).toEqual([buildId(11)])
})
