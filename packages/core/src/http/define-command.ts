import type { OperationId } from '../generated/operation-index.ts'
import type { MessageParams } from '../messages/index.ts'
import { isApiError, isNotFound } from './api-error.ts'
import type { ApiClient, ApiResponse } from './client.ts'
import type { AnswerOf, Call, HttpMethod, InputOf } from './contract.types.ts'
import { type Declaration, toAddress, toParams, toParts } from './declaration.ts'
import type { Command, CommandMeta, Idempotent, Versioned } from './operations.types.ts'
import { createRandomId } from './random-id.ts'
import type { Repeat } from './transport.ts'
import { forgetAt, forgetWithin, sendOnce, toAsked } from './unanswered.ts'

/** What is not there any more when its removal is asked for again was removed by the one that got no answer. */
function toRemoved(error: unknown): ApiResponse {
  if (isNotFound(error)) return { data: undefined, headers: new Headers() }
  throw error
}

/**
 * How a write is repeated that got no answer. What is put, changed or removed is sent again as it was: it stands then, or
 * stands already. Something is made once only where the server knows the repeat by its key.
 */
function toRepeat({ method, idempotent, settles, removes }: Call): Repeat | undefined {
  if (removes) return 'removal'
  return method !== 'post' || idempotent || settles ? 'state' : undefined
}

/**
 * Declares a write of the contract with its texts and what it makes stale.
 * @param call how the operation is called, of the generated `calls`
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
      /** What `tramite.run` gives in place of a failure to who asks for it. */
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
      // A state that is asked for over a newer version is still that state: its own change may have made it newer.
      const over = settles ? null : version
      const asked = () =>
        toAsked(toAddress(call.path, parts.path), [
          call.id,
          client.businessId(),
          params,
          parts.body,
          over,
        ])
      const carryOut = () => {
        if (removes) {
          return sendOnce(client.unanswered(), asked(), (_, isAgain) =>
            isAgain ? send().catch(toRemoved) : send(),
          )
        }
        if (!idempotent) return send()
        // Over no version the same change may be meant anew, as of a status that has meanwhile been another.
        const isAnother = address !== null && !version && !settles
        if (idempotencyKey !== undefined || isAnother) {
          return send(idempotencyKey ?? createRandomId())
        }
        return sendOnce(client.unanswered(), asked(), send)
      }
      const answer = await carryOut().catch((error: unknown) => {
        // The user is told what is new; what they send next is sent in the knowledge of it.
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
