import { useNavigate } from '@tanstack/react-router'
import { accessMessages } from '@tramite/core/messages'
import { usePorts } from '@tramite/react/ports'
import { useEffect, useRef } from 'react'

const texts = {
  demands: accessMessages['access.creationBlocked'],
  marks: accessMessages['access.marksBlocked'],
} as const

/** With a payment overdue nothing can be raised: says so and leads home. */
export function PaymentOverdueRedirect({ of }: { of: keyof typeof texts }) {
  const navigate = useNavigate()
  const { toasts } = usePorts()
  const isDone = useRef(false)
  useEffect(() => {
    // Effects run twice while developing; the toast comes once.
    if (isDone.current) return
    isDone.current = true
    toasts.show({ title: texts[of], tone: 'error' })
    navigate({ to: '/', replace: true })
  }, [navigate, toasts, of])
  return null
}
