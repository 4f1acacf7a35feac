import { expect, it } from 'vitest'
import { createReceivers } from './receivers.ts'

it('one sender takes their own share of the room for uploads, until theirs are over', async () => {
  const receive = createReceivers({ all: 100, each: 60 })
  const grows = (sender: string, bytes: number) =>
    receive({ key: `another of ${sender}`, sender }, async ({ grow }) => grow(bytes))
  const { promise: over, resolve: end } = Promise.withResolvers<void>()
  const first = receive({ key: 'first', sender: 'aurora' }, async ({ grow }) => {
    const answers = [grow(60), grow(1)]
    await over
    return answers
  })
  expect(await grows('aurora', 1)).toBe(false)
  expect(await grows('brisa', 40)).toBe(true)
  expect(await grows('brisa', 41)).toBe(false)
  end()
  expect(await first).toEqual([true, false])
  expect(await grows('aurora', 60)).toBe(true)
})
