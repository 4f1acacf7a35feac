import type { UseQueryResult } from '@tanstack/react-query'
import { type ApiClient, isNotFound, type Query } from '@tramite/core/http'
import { isId } from '../search/search-fields.ts'
import { toLoadStatus } from './to-load-status.ts'
import { type ReadOptions, useRead } from './use-read.ts'

/** A record that may not exist, for its view. */
export interface RecordResult<Data> {
  readonly data: Data | undefined
  /** `missing`: it was deleted, never existed, or is not visible to this user. */
  readonly state: 'missing' | 'failed' | 'loading' | 'ready'
  readonly isRetrying: boolean
  readonly onRetry: () => void
  /** For `toLoadStatus`, where the view shows more than the record. */
  readonly read: UseQueryResult<Data, Error>
}

/**
 * Reads the record whose id is in the address. An id that is not well-formed is missing without a call.
 * @param input ids, and nothing else
 * @example
 * const { data: business, ...loadStatus } = useRecord(getBusiness, { id })
 * <BusinessView business={business} {...loadStatus} />
 */
export function useRecord<Input extends { readonly [Name in keyof Input]: string }, Data>(
  operation: (client: ApiClient, input: Input) => Query<Data>,
  input: NoInfer<Input>,
  options: ReadOptions = {},
): RecordResult<Data> {
  const canBe = Object.values<string>(input).every(isId)
  const read = useRead(operation, input, {
    ...options,
    isEnabled: canBe && options.isEnabled !== false,
  })
  const { state, isRetrying, onRetry } = toLoadStatus(read)
  const isMissing = !canBe || isNotFound(read.error)
  return { data: read.data, state: isMissing ? 'missing' : state, isRetrying, onRetry, read }
}
