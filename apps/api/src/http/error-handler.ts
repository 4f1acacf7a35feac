import type { ProblemCode } from '@tramite/core/messages'
import type { FastifyError, FastifyRequest } from 'fastify'
import { isOfRemoved, refusalOfConstraint } from '../tables/refused-constraints.ts'
import { toFieldErrors, toNulErrors, toRefusalText } from './field-errors.ts'
import { Problem } from './problem.ts'

/** Errors of Fastify itself, by code. */
const known: Readonly<Record<string, readonly [status: number, code: ProblemCode]>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, 'UNSUPPORTED_MEDIA_TYPE'],
  FST_ERR_CTP_BODY_TOO_LARGE: [413, 'PAYLOAD_TOO_LARGE'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [400, 'BAD_REQUEST'],
  FST_ERR_CTP_EMPTY_JSON_BODY: [400, 'BAD_REQUEST'],
  FST_ERR_CTP_INVALID_JSON_BODY: [400, 'BAD_REQUEST'],
  FST_ERR_BAD_URL: [400, 'BAD_REQUEST'],
}

/**
 * Connections refused, dropped or closed by PostgreSQL; a host that is not found or not reached;
 * time-outs for a connection, a lock or a statement; unavailable ports.
 */
const unavailable =
  /^(08|53[23]|57P|57014|55P03|25P0[34]|STORAGE_UNAVAILABLE|WORK_UNAVAILABLE|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|E(HOST|NET)(UNREACH|DOWN))/
const unavailableTexts =
  /Connection terminated|timeout exceeded when trying to connect|not queryable/

/** Serialisation failures and deadlocks. */
const outpaced = /^40(001|P01)$/

/** An error of the database or of a folder on a full disk. A status of 507 may have other reasons. */
export const isOfFullDisk = ({ code }: Partial<FastifyError>): boolean =>
  code === '53100' || code === 'ENOSPC'

function isUnavailable(error: Partial<FastifyError>): boolean {
  const { code = '', message = '' } = error
  return (
    unavailable.test(code) ||
    unavailableTexts.test(message) ||
    outpaced.test(code) ||
    isOfRemoved(error)
  )
}

/**
 * A value that no column or index accepts, such as a text with a NUL, or with a word of thousands of
 * characters.
 */
const noColumnTakes = /^(22\w{3}|54000)$/

function toRefusal(
  errors: Readonly<Record<string, string>>,
  request: FastifyRequest,
  faults?: FastifyError['validation'],
): Problem {
  const text = toRefusalText(request.routeOptions.config.operation?.spec, errors, faults)
  return new Problem(400, 'VALIDATION', { errors, ...(text && { message: text }) })
}

function toKnownProblem(error: FastifyError): Problem | undefined {
  if (error.validation) return undefined
  const match = known[error.code]
  if (match) return new Problem(...match)
  // Malformed JSON arrives as a plain SyntaxError with a status.
  if (error.statusCode === 400) return new Problem(400, 'BAD_REQUEST')
  if (noColumnTakes.test(error.code)) return new Problem(400, 'BAD_REQUEST')
  if (isOfFullDisk(error)) return new Problem(507, 'INSUFFICIENT_STORAGE')
  const broken = refusalOfConstraint(error)
  if (broken) return new Problem(broken.status, broken.code)
  if (error.code === 'FILE_SCAN_UNAVAILABLE')
    return new Problem(503, 'FILE_SCAN_UNAVAILABLE', { headers: { 'retry-after': '30' } })
  if (isUnavailable(error))
    return new Problem(503, 'UNAVAILABLE', { headers: { 'retry-after': '2' } })
  return undefined
}

/** Converts any error into a problem; an unforeseen one does not reveal its cause. */
export function toProblem(error: FastifyError | Problem, request: FastifyRequest): Problem {
  if (error instanceof Problem) return error
  if (error.validation) {
    const spec = request.routeOptions.config.operation?.spec
    const errors = toFieldErrors(spec, error.validation)
    return toRefusal(errors, request, error.validation)
  }
  const nul = noColumnTakes.test(error.code) && toNulErrors([request.body, request.query])
  if (nul) return toRefusal(nul, request)
  const problem = toKnownProblem(error)
  if (problem) return problem
  request.log.error({ err: error }, 'unforeseen error')
  return new Problem(500, 'INTERNAL')
}
