import { expect, it } from 'vitest'
import { createBreaker } from './breaker.ts'

it('leaves a service alone after five failures, and tries it again after a pause', async () => {
  let now = 0
  let tries = 0
  let isDown = true
  const breaker = createBreaker(() => new Error('refused'), { now: () => now })
  const call = () =>
    breaker
      .run(async () => {
        tries += 1
        if (isDown) throw new Error('down')
        return 'up'
      })
      .catch((error: Error) => error.message)

  for (let i = 0; i < 5; i += 1) expect(await call()).toBe('down')
  expect(await call()).toBe('refused')
  now = 1999
  expect(await call()).toBe('refused')
  now = 2000
  expect(await call()).toBe('down')
  expect(await call()).toBe('refused')
  expect(tries).toBe(6)
  now = 4000
  isDown = false
  expect(await Promise.all([call(), call()])).toEqual(['up', 'up'])
  isDown = true
  expect(await call()).toBe('down')
})

it('leaves a service alone at once after a failure that says so', async () => {
  const isDown = (error: unknown) => (error as Error).message === 'silence'
  const breaker = createBreaker(() => new Error('refused'), { now: () => 0, isDown })
  const call = (reason: string) =>
    breaker.run(() => Promise.reject(new Error(reason))).catch(({ message }: Error) => message)

  expect(await call('an error')).toBe('an error')
  expect(await call('silence')).toBe('silence')
  expect(await call('an error')).toBe('refused')
})
