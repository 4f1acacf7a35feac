import type { OperationId } from '../generated/operation-index.ts'
import type { MessageParams } from '../messages/index.ts'
import { isApiError, isNotFound } from './api-error.ts'
import type { ApiClient, ApiResponse } from './client.ts'
import type { AnswerOf, Call, HttpMethod, InputOf } from './contract.types.ts'
import { type Declaration, toAddress, toParams, toParts } from './declaration.ts'
import type { Command, CommandMeta, Idempotent, Versioned } from './operations.types.ts'
import type { Repeat } from './transport.ts'
import { forgetAt, forgetWithin, sendOnce, toRequestKey } from './unanswered.ts'

/** A 404 for a repeated removal means that the unanswered attempt has removed it. */
function toRemoved(error: unknown): ApiResponse {
  if (isNotFound(error)) return { data: undefined, headers: new Headers() }
  throw error
}

/**
 * How an unanswered write is repeated. PUT, PATCH and DELETE are sent again unchanged, since the result
 * is the same. A create is repeated only where the server recognises it by its key.
 */
function toRepeat({ method, idempotent, settles, removes }: Call): Repeat | undefined {
  if (removes) return 'removal'
  return method !== 'post' || idempotent || settles ? 'state' : undefined
}

/**
 * Declares a write of the contract with its texts and what it makes stale.
 * @param call how the operation is called, from the generated `calls`
 * @example
 * export const validateDemand = defineCommand(calls.validateDemand, {
 *   success: 'demands.validated',
 *   failure: 'demands.validateFailed',
 *   stale: ['demands', 'home'],
 * })
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineCommand<Id extends OperationId, Input = InputOf<Id>, Fallback = never>(
  call: Call<Id> & { readonly method: Exclude<HttpMethod, 'get'> },
  declaration: Declaration<Id, Input> &
    Omit<CommandMeta, 'successParams' | 'successWhen' | 'staleWhen'> & {
      readonly successParams?: (answer: AnswerOf<Id>) => MessageParams
      readonly successWhen?: (answer: AnswerOf<Id>) => boolean
      readonly staleWhen?: (answer: AnswerOf<Id>) => boolean
      /** What `tramite.run` returns instead of a failure, if the caller asks for it. */
      readonly fallback?: Fallback
    },
): (client: ApiClient) => Command<Input, AnswerOf<Id>, Fallback> {
  const { request: _, fallback, ...meta } = declaration
  const { versionOf, idempotent, settles, removes } = call
  return (client) => ({
    mutationKey: [call.id],
    ...(fallback !== undefined && { fallback }),
    meta,
    mutationFn: async (input) => {
      const parts = toParts(call, declaration, input)
      const { version: opened, idempotencyKey } = (input ?? {}) as Versioned & Idempotent
      const address = versionOf === undefined ? null : toAddress(versionOf, parts.path)
      const version = address && (opened === undefined ? client.versions.get(address) : opened)
      const params = toParams(parts)
      const send = (key?: string) =>
        client.request({
          ...call,
          params,
          body: parts.body,
          repeat: toRepeat(call),
          headers: {
            ...(version && { 'if-match': version }),
            ...(key !== undefined && { 'idempotency-key': key }),
          },
        })
      // A requested state is independent of the version, which its own first attempt may have raised.
      // Without a version an identical change that follows a read may be a new one, for example of a status
      // that has been changed back meanwhile.
      const over = settles ? null : version || (address && client.versions.lastRead())
      const requestKey = () =>
        toRequestKey(toAddress(call.path, parts.path), [
          call.id,
          client.businessId(),
          params,
          parts.body,
          over,
        ])
      const carryOut = () => {
        if (removes) {
          return sendOnce(client.unanswered(), requestKey(), (_, isAgain) =>
            isAgain ? send().catch(toRemoved) : send(),
          )
        }
        if (!idempotent) return send()
        if (idempotencyKey !== undefined) return send(idempotencyKey)
        return sendOnce(client.unanswered(), requestKey(), send)
      }
      const answer = await carryOut().catch((error: unknown) => {
        // The toast informs the user of the new version, so what they send next may be based on it.
        if (address && isApiError(error) && error.version) {
          client.versions.changed(address, error.version)
        }
        throw error
      })
      if (call.method === 'delete') {
        const collection = toAddress(call.path.replace(/\/\{\w+\}$/, ''), parts.path)
        forgetWithin(client.unanswered(), collection)
      } else if (call.method !== 'post') {
        forgetAt(client.unanswered(), toAddress(call.path, parts.path))
      }
      const changed = answer.headers.get('etag')
      if (address && changed) client.versions.changed(address, changed)
      return answer.data as AnswerOf<Id>
    },
  })
}
