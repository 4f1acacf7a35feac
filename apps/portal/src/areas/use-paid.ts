import { accessMessages } from '@tramite/core/messages'
import { useApp } from '@tramite/react'

/**
 * Makes of a press one that needs a payment: where one is overdue it says so, and nothing happens.
 * @example
 * const paid = usePaid()
 * const onStart = paid(evaluateMappingMeeting(contract).allowed, start)
 */
export function usePaid() {
  const { toasts } = useApp().ports
  return (isAllowed: boolean, act: () => void) =>
    isAllowed
      ? act
      : () => toasts.show({ title: accessMessages['access.creationBlocked'], tone: 'error' })
}
