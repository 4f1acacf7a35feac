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

it.each(['53100', 'ENOSPC'])(
  'says that there is no room, of whatever was to be stored: %s',
  (code) => {
    const cause = Object.assign(new Error('x'), { code }) as FastifyError
    const problem = toProblem(cause, request)
    expect(problem).toMatchObject({ status: 507, code: 'INSUFFICIENT_STORAGE' })
    expect(problem.message).toContain('Não há espaço')
    expect(problem.message).not.toContain('arquivo')
  },
)
