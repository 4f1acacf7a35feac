import { hashKey } from '@tanstack/react-query'
import { createOutcomes, type Outcome } from '@tramite/core/http'
import { useEffect, useEffectEvent, useState } from 'react'
import { useApp } from '../app/app-context.tsx'

/**
 * Tells of commands of the screens that are sent again after a lost answer, where the user would take the refusal
 * for the outcome, see `createOutcomes`.
 */
export function useOutcomes(onKnown: (outcome: Outcome) => void): void {
  const { queries } = useApp()
  const [note] = useState(createOutcomes)
  const tell = useEffectEvent(onKnown)
  useEffect(
    () =>
      queries.getMutationCache().subscribe((event) => {
        if (event.type !== 'updated') return
        const { action, mutation } = event
        if (action.type !== 'error' && action.type !== 'success') return
        const asked = hashKey([mutation.options.mutationKey, mutation.state.variables])
        const outcome = note(asked, action.type === 'error' ? action.error : null)
        if (outcome) tell(outcome)
      }),
    [queries, note],
  )
}
