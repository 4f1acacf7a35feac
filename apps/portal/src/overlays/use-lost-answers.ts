import { takenMessages } from '@tramite/core/messages'
import { useApp, useOutcomes } from '@tramite/react'

const texts = { open: 'answers.open', done: 'answers.done' } as const

/** Says what is true of something sent whose answer was lost, where its repeat is refused for a right taken meanwhile. */
export function useLostAnswers(): void {
  const { toasts } = useApp().ports
  useOutcomes((outcome) => toasts.show({ title: takenMessages[texts[outcome]], tone: 'error' }))
}
