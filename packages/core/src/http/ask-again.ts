import { isApiError, isUnanswered } from './api-error.ts'
import type { ApiClient } from './client.ts'
import type { Command } from './operations.types.ts'

/**
 * A command that asks for a state, sent once more when it got no answer: what was done by then is answered as done,
 * where the user would be told that it failed. Who has waited for the time that is allowed does not wait for it twice.
 * @param gone of a removal: what a repeat is worth that finds nothing there any more (404), since the first was done
 */
/* @__NO_SIDE_EFFECTS__ */
export function askAgain<Input, Data, Fallback>(
  operation: (client: ApiClient) => Command<Input, Data, Fallback>,
  gone?: { readonly data: Data },
): (client: ApiClient) => Command<Input, Data, Fallback> {
  return (client) => {
    const command = operation(client)
    return {
      ...command,
      mutationFn: (input) =>
        command.mutationFn(input).catch((error: unknown) => {
          if (!isUnanswered(error) || (isApiError(error) && error.kind === 'timeout')) throw error
          return command.mutationFn(input).catch((second: unknown) => {
            if (gone && isApiError(second) && second.status === 404) return gone.data
            throw second
          })
        }),
    }
  }
}
