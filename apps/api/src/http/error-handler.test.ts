import type { FastifyError, FastifyRequest } from 'fastify'
import { expect, it, vi } from 'vitest'
import { toProblem } from './error-handler.ts'

const error = vi.fn()
const request = { log: { error } } as unknown as FastifyRequest

it.each([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  '57P01',
])('asks to try again, where the database answers nobody: %s', (code) => {
  const cause = Object.assign(new Error('x'), { code }) as FastifyError
  expect(toProblem(cause, request)).toMatchObject({ status: 503, headers: { 'retry-after': '2' } })
  expect(error).not.toHaveBeenCalled()
})
