import { expect, it, vi } from 'vitest'
import { compileOnce } from './compile-once.ts'

it('compiles a text once, for each part of a request', () => {
  const compile = vi.fn((route: object) => ({ ...route }))
  const compiled = compileOnce(compile)
  const schema = () => ({ type: 'object', properties: { id: { type: 'string' } } })

  const first = compiled({ schema: schema(), httpPart: 'body' })
  expect(compiled({ schema: schema(), httpPart: 'body' })).toBe(first)
  expect(compiled({ schema: schema(), httpPart: 'params' })).not.toBe(first)
  expect(compiled({ schema: { type: 'object' }, httpPart: 'body' })).not.toBe(first)
  expect(compile).toHaveBeenCalledTimes(3)
})
