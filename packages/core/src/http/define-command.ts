import type { MessageParams } from '../messages/index.ts'
import { isApiError } from './api-error.ts'
import type { ApiClient } from './client.ts'
import type { AnswerAt, HttpMethod, PathOf } from './contract.types.ts'
import { type Declaration, type Parts, toAddress, toParams } from './declaration.ts'
import type { Command, CommandMeta, Idempotent, Versioned } from './operations.types.ts'
import { createRandomId } from './random-id.ts'

/**
 * Declares a write of the contract with its texts and what it makes stale.
 *
 * @example
 * export const validateDemand = defineCommand({
 *   method: 'patch',
 *   path: '/demands/{id}/validated',
 *   request: (input: { id: string }) => ({ path: { id: input.id } }),
 *   success: 'demands.validated',
 *   failure: 'demands.validateFailed',
 *   stale: ['demands', 'home'],
 * })
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineCommand<
  M extends Exclude<HttpMethod, 'get'>,
  P extends PathOf<M>,
  Input = void,
  Instead = never,
>(
  declaration: Declaration<M, P, Input> &
    Omit<CommandMeta, 'successParams' | 'successWhen'> & {
      readonly method: M
      readonly successParams?: (answer: AnswerAt<M, P>) => MessageParams
      readonly successWhen?: (answer: AnswerAt<M, P>) => boolean
      /** Path template of the versioned resource that the write changes. */
      readonly versionOf?: string
      /** Send an `Idempotency-Key`: the input's own, or one made for this call. */
      readonly idempotent?: boolean
      /** What `tramite.run` gives once the user was told of a failure. */
      readonly instead?: Instead
    },
): (client: ApiClient) => Command<Input, AnswerAt<M, P>, Instead> {
  const { method, path, request, versionOf, idempotent, instead } = declaration
  const { success, successParams, failure, messageFirst, silent, failureTone, stale } = declaration
  const { failureAdvice, staleAlways, successWhen, toldStatus } = declaration
  return (client) => ({
    mutationKey: [method, path],
    ...(instead !== undefined && { instead }),
    meta: {
      stale,
      ...(success && { success }),
      ...(successParams && { successParams }),
      ...(successWhen && { successWhen }),
      ...(failure && { failure }),
      ...(messageFirst && { messageFirst }),
      ...(silent && { silent }),
      ...(toldStatus !== undefined && { toldStatus }),
      ...(failureTone && { failureTone }),
      ...(failureAdvice && { failureAdvice }),
      ...(staleAlways && { staleAlways }),
    },
    mutationFn: async (input) => {
      const parts = request(input) as Parts
      const { version: opened, idempotencyKey } = (input ?? {}) as Versioned & Idempotent
      const address = versionOf === undefined ? null : toAddress(versionOf, parts.path)
      const version = address && (opened === undefined ? client.versions.get(address) : opened)
      const answer = await client
        .request({
          method,
          path,
          params: toParams(parts),
          body: parts.body,
          headers: {
            ...(version && { 'if-match': version }),
            ...(idempotent && { 'idempotency-key': idempotencyKey ?? createRandomId() }),
          },
        })
        .catch((error: unknown) => {
          // The user is told what is new; what they send next is sent in the knowledge of it.
          if (address && isApiError(error) && error.version) {
            client.versions.changed(address, error.version)
          }
          throw error
        })
      const changed = answer.headers.get('etag')
      if (address && changed) client.versions.changed(address, changed)
      return answer.data as AnswerAt<M, P>
    },
  })
}
