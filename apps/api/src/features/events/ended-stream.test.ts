import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import type { Call } from '../../http/operation.ts'
import type { Listener } from '../../ports/events.ts'
import { streamEvents } from './stream-events.handler.ts'

it('gives a slow reader what was told before its end, and nothing after it', async () => {
  const listeners: Listener[] = []
  const stream = await streamEvents({
    query: {},
    unit: { principal: async () => ({ userId: 'u1', customerId: null, staff: true }) },
    services: {
      events: {
        subscribe(listener: Listener) {
          listeners.push(listener)
          return () => undefined
        },
      },
    },
    onClose: () => undefined,
  } as unknown as Call<'streamEvents'>)
  const errors: Error[] = []
  stream.on('error', (error) => errors.push(error))
  for (const listener of listeners) {
    listener.onEvent({ type: 'demand' })
    listener.onEnd()
    listener.onEvent({ type: 'reminder' })
  }
  await setImmediate()
  expect(errors).toEqual([])
  expect(stream.setEncoding('utf8').read()).toBe(': open\n\ndata: {"type":"demand"}\n\n')
  stream.destroy()
})
