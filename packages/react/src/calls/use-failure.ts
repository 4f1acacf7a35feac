import { type FailureNotice, type ToText, toCommandToast } from '@tramite/core/http'
import { useEffect, useMemo, useState } from 'react'
import { useApp } from '../app/app-context.tsx'
import type { Run } from './use-run.ts'

/** A failure that a toast has announced. */
export interface ToldFailure extends FailureNotice {
  readonly isTold: true
}

/**
 * What the toast of a failed command says, for the dialog that stays open until the next attempt.
 * @param runs the commands of the dialog: that of the last attempt counts
 * @returns the same object until another attempt fails; undefined while nothing has failed, and if no toast reports the
 * failure: the dialog then shows it by itself
 * @example
 * const rename = useRun(renameDemand)
 * <RenameDialog isPending={rename.isPending} failure={useFailure(rename)} />
 */
export function useFailure(
  ...runs: readonly Pick<Run<never, unknown>, 'error' | 'submittedAt' | 'meta'>[]
): ToldFailure | undefined {
  const { toText } = useApp()
  const [texts, setTexts] = useState<ToText>()
  useEffect(() => {
    const learn = (loaded: ToText) => setTexts(() => loaded)
    // Without its texts no toast is shown either.
    Promise.resolve(toText).then(learn, () => {})
  }, [toText])
  const last = runs.reduce((one, other) => (other.submittedAt < one.submittedAt ? one : other))
  const { error, meta } = last
  return useMemo(() => {
    const toast = error && texts && toCommandToast(meta, texts, error)
    if (toast?.tone !== 'error') return undefined
    const { tone: _, ...notice } = toast
    return { ...notice, isTold: true }
  }, [error, meta, texts])
}
