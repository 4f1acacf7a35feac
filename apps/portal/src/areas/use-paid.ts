import { accessMessages } from '@tramite/core/messages'
import { useApp } from '@tramite/react'

/**
 * Wraps a press that requires payment: with an overdue payment it only shows that.
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
