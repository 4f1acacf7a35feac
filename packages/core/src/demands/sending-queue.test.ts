import { expect, it, vi } from 'vitest'
import { createSendingQueue } from './sending-queue.ts'

/** A queue whose sendings are answered by hand. */
function openQueue() {
  const begun: string[] = []
  const settled: string[] = []
  const answers = new Map<string, () => void>()
  const queue = createSendingQueue((key) => {
    begun.push(key)
    return new Promise((resolve) => {
      answers.set(key, () =>
        resolve(() => {
          expect(queue.has(key)).toBe(false)
          settled.push(key)
        }),
      )
    })
  })
  return { queue, begun, settled, answer: (key: string) => answers.get(key)?.() }
}

it('sends one after the other, in the order in which they came', async () => {
  const { queue, begun, settled, answer } = openQueue()
  queue.add('a')
  queue.add('b')
  await vi.waitFor(() => expect(begun).toEqual(['a']))
  expect(queue.has('b')).toBe(true)
  answer('a')
  await vi.waitFor(() => expect(begun).toEqual(['a', 'b']))
  expect(settled).toEqual(['a'])
  answer('b')
  await vi.waitFor(() => expect(settled).toEqual(['a', 'b']))
  expect(queue.has('a') || queue.has('b')).toBe(false)
})

it('goes on though what is done about an answer fails', async () => {
  const settled: string[] = []
  const queue = createSendingQueue(async (key) => () => {
    settled.push(key)
    if (key === 'a') throw new Error('unexpected')
  })
  queue.add('a')
  queue.add('b')
  await vi.waitFor(() => expect(settled).toEqual(['a', 'b']))
})
