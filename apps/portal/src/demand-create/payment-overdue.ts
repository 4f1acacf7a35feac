import { useNavigate } from '@tanstack/react-router'
import { accessMessages } from '@tramite/core/messages'
import { useEffect, useRef } from 'react'
import { showToast } from '../integrations/toasts.ts'

/** With a payment overdue nothing can be raised: says so and leads home. Specification §2. */
export function PaymentOverdueRedirect() {
  const navigate = useNavigate()
  const isDone = useRef(false)
  useEffect(() => {
    // Effects run twice while developing; the toast comes once.
    if (isDone.current) return
    isDone.current = true
    showToast({ title: accessMessages['access.creationBlocked'], tone: 'error' })
    navigate({ to: '/', replace: true })
  }, [navigate])
  return null
}
