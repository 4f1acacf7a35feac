import { takenMessages } from '@tramite/core/messages'
import { useApp, useOutcomes } from '@tramite/react'

const texts = { open: 'answers.open', done: 'answers.done' } as const

/**
 * Reports the outcome of a request whose answer was lost, if its repeat was refused because its sender no longer
 * sees it.
 */
export function useLostAnswers(): void {
  const { toasts } = useApp().ports
  useOutcomes((outcome) => toasts.show({ title: takenMessages[texts[outcome]], tone: 'error' }))
}
