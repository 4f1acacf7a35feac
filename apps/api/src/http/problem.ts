import type { components } from '@tramite/core/contract'
import { message, type ProblemCode } from '@tramite/core/messages'
import type { FastifyReply } from 'fastify'

export type ProblemAnswer = components['schemas']['Problem']

const titles: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  408: 'Request Timeout',
  409: 'Conflict',
  412: 'Precondition Failed',
  413: 'Payload Too Large',
  415: 'Unsupported Media Type',
  429: 'Too Many Requests',
  431: 'Request Header Fields Too Large',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
  507: 'Insufficient Storage',
}

interface ProblemDetails {
  /** Text for the user if that of the code is not specific enough. */
  readonly message?: string
  readonly errors?: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string>>
}

/** A refusal that is sent to the client as `application/problem+json` (RFC 9457). */
export class Problem extends Error {
  readonly status: number
  readonly code: ProblemCode
  readonly errors: Readonly<Record<string, string>> | undefined
  readonly headers: Readonly<Record<string, string>>

  constructor(status: number, code: ProblemCode, details: ProblemDetails = {}) {
    super(details.message ?? message(code))
    this.name = 'Problem'
    this.status = status
    this.code = code
    this.errors = details.errors
    this.headers = details.headers ?? {}
  }

  toAnswer(requestId: string): ProblemAnswer {
    return {
      type: 'about:blank',
      title: titles[this.status] ?? 'Error',
      status: this.status,
      code: this.code,
      message: this.message,
      ...(this.errors && { errors: { ...this.errors } }),
      requestId,
    }
  }
}

/**
 * The same answer for a record that does not exist, belongs to another customer, or is not visible to the
 * user.
 */
export const notFound = () => new Problem(404, 'NOT_FOUND')

/** Sends a problem as the answer. */
export function answerProblem(reply: FastifyReply, problem: Problem): FastifyReply {
  return reply
    .code(problem.status)
    .headers({ 'cache-control': 'no-store', ...problem.headers })
    .type('application/problem+json')
    .send(problem.toAnswer(reply.request.id))
}

/** Sends a problem by its code. */
export function sendProblem(reply: FastifyReply, status: number, code: ProblemCode): FastifyReply {
  return answerProblem(reply, new Problem(status, code))
}
