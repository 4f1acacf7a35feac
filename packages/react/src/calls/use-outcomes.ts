import { hashKey } from '@tanstack/react-query'
import { createOutcomes, type Outcome } from '@tramite/core/http'
import { useEffect, useEffectEvent, useState } from 'react'
import { useApp } from '../app/app-context.tsx'

/**
 * Reports commands that were sent again after a lost answer and were refused, where the user would mistake the refusal of
 * the repeat for the outcome of the first attempt; see `createOutcomes`.
 */
export function useOutcomes(onKnown: (outcome: Outcome) => void): void {
  const { queries } = useApp()
  const [note] = useState(createOutcomes)
  const report = useEffectEvent(onKnown)
  useEffect(
    () =>
      queries.getMutationCache().subscribe((event) => {
        if (event.type !== 'updated') return
        const { action, mutation } = event
        if (action.type !== 'error' && action.type !== 'success') return
        const asked = hashKey([mutation.options.mutationKey, mutation.state.variables])
        const outcome = note(asked, action.type === 'error' ? action.error : null)
        if (outcome) report(outcome)
      }),
    [queries, note],
  )
}
