import { hashKey, type UseMutationResult, useMutation } from '@tanstack/react-query'
import type { ApiClient, Command } from '@tramite/core/http'
import { useCallback, useRef } from 'react'
import { useApp } from '../app/app-context.tsx'

/** What a screen does about a command. */
export interface RunOptions<Input, Data> {
  /** At once, before the server has answered. */
  readonly onStart?: (input: Input) => void
  /** It is done. Also called when the screen has gone meanwhile. */
  readonly onDone?: (data: Data, input: Input) => void
  /** It failed; the user has been told as the operation declares. */
  readonly onFailed?: (error: Error, input: Input) => void
}

/** A command of a screen. */
export type Run<Input, Data> = UseMutationResult<Data, Error, Input>

/**
 * A command of a screen. It is done when the server has answered: its toast is shown by then, and what it
 * made stale is read again in the background. An identical request while one is under way, as from a
 * double press, counts as the same press, since a button shows that it is busy only a moment later.
 * @param operation of the SDK, such as `validateDemand`
 * @example
 * const validate = useRun(validateDemand, { onDone: close })
 * validate.mutate({ id })
 */
export function useRun<Input, Data>(
  operation: (client: ApiClient) => Command<Input, Data>,
  { onStart, onDone, onFailed }: RunOptions<NoInfer<Input>, NoInfer<Data>> = {},
): Run<Input, Data> {
  const { tramite } = useApp()
  const underWay = useRef<{ readonly asked: string; readonly done: Promise<Data> }>(undefined)
  const mutation = useMutation<Data, Error, Input>({
    ...tramite.command(operation),
    ...(onStart && { onMutate: onStart }),
    ...(onDone && { onSuccess: (data, input) => onDone(data, input) }),
    ...(onFailed && { onError: (error, input) => onFailed(error, input) }),
  })
  const { mutateAsync: run } = mutation
  const mutateAsync = useCallback<typeof run>(
    (...call) => {
      const asked = hashKey([call[0]])
      // Only the last one counts: a user who switches something on, off and on again means the third press too.
      if (underWay.current?.asked === asked) return underWay.current.done
      const press = { asked, done: run(...call) }
      underWay.current = press
      const end = () => {
        if (underWay.current === press) underWay.current = undefined
      }
      press.done.then(end, end)
      return press.done
    },
    [run],
  )
  const mutate = useCallback<typeof mutation.mutate>(
    (...call) => {
      mutateAsync(...call).catch(() => {})
    },
    [mutateAsync],
  )
  return { ...mutation, mutate, mutateAsync }
}
