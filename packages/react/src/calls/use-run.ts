import { hashKey, type UseMutationResult, useMutation } from '@tanstack/react-query'
import type { ApiClient, Command, CommandMeta } from '@tramite/core/http'
import { useCallback, useRef } from 'react'
import { useApp } from '../app/app-context.tsx'

/** Callbacks of a command. */
export interface RunOptions<Input, Data> {
  /** Called at once, before the server has answered. */
  readonly onStart?: (input: Input) => void
  /** Called after a success, even if the component has unmounted meanwhile. */
  readonly onDone?: (data: Data, input: Input) => void
  /** Called after a failure, which has been reported as the operation declares. */
  readonly onFailed?: (error: Error, input: Input) => void
}

/** A command of a screen. */
export type Run<Input, Data> = UseMutationResult<Data, Error, Input> & {
  /** How it is reported. */
  readonly meta: CommandMeta
}

/**
 * A command, as a mutation of TanStack Query. By the time it succeeds its toast is shown, and stale data is being read
 * again in the background. An identical call while one is under way, as of a double press, joins that one: a button shows
 * that it is busy only after the next render.
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
  const command = tramite.command(operation)
  const mutation = useMutation<Data, Error, Input>({
    ...command,
    ...(onStart && { onMutate: onStart }),
    ...(onDone && { onSuccess: (data, input) => onDone(data, input) }),
    ...(onFailed && { onError: (error, input) => onFailed(error, input) }),
  })
  const { mutateAsync: run } = mutation
  const mutateAsync = useCallback<typeof run>(
    (...call) => {
      const asked = hashKey([call[0]])
      // Only the last call is compared: on, off and on again are three calls.
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
  return { ...mutation, meta: command.meta, mutate, mutateAsync }
}
