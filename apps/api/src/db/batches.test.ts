import { expect, it } from 'vitest'
import { inBatches, inGroups } from './batches.ts'
import { LOWEST_ID } from './ids.ts'

it.each([
  [0, [LOWEST_ID]],
  [1, [LOWEST_ID]],
  [2, [LOWEST_ID, 'b']],
  [5, [LOWEST_ID, 'b', 'd']],
])(
  'reads %i rows in batches of two, each after the last one of the batch before',
  async (count, starts) => {
    const all = [...'abcde'].slice(0, count)
    const asked: string[] = []
    const read: string[] = []
    await inBatches(2, async (after) => {
      asked.push(after)
      const rows = all.filter((id) => after === LOWEST_ID || id > after).slice(0, 2)
      read.push(...rows)
      return rows.map((id) => ({ id }))
    })
    expect(asked).toEqual(starts)
    expect(read).toEqual(all)
  },
)

it.each([
  [0, []],
  [1, ['a']],
  [2, ['ab']],
  [5, ['ab', 'cd', 'e']],
])('hands %i rows on in groups of two', async (count, groups) => {
  async function* rows() {
    yield* [...'abcde'].slice(0, count)
  }
  const handed: string[] = []
  for await (const group of inGroups(rows(), 2)) handed.push(group.join(''))
  expect(handed).toEqual(groups)
})
