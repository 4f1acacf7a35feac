import { useEffect, useRef, useState } from 'react'
import { followToasts, type ToastContent } from '../Toast/toast-queue.ts'

/**
 * What the toasts have told of a failed request of a dialog: a toast goes by itself, and the dialog stays.
 * @param isOpen nothing is kept after it has closed
 * @param isPending a request of which toasts tell is under way: what failed before it is forgotten, as after a success
 */
export function useFailure(isOpen: boolean, isPending: boolean): ToastContent | undefined {
  const [failure, setFailure] = useState<ToastContent>()
  const [wasPending, setWasPending] = useState(isPending)
  if (wasPending !== isPending) {
    setWasPending(isPending)
    if (isPending) setFailure(undefined)
  }
  if (!isOpen && failure) setFailure(undefined)
  // The texts of a toast may load after its request has failed.
  const isAwaited = useRef(false)
  const isUnderWay = useRef(false)
  useEffect(() => {
    isUnderWay.current = isPending
    if (isPending) isAwaited.current = true
  }, [isPending])
  useEffect(() => {
    if (!isOpen) return
    isAwaited.current = isUnderWay.current
    return followToasts((toast) => {
      if (toast.tone === 'success') setFailure(undefined)
      if (toast.tone === 'info' || !(isAwaited.current || isUnderWay.current)) return
      isAwaited.current = false
      if (toast.tone === 'error') setFailure(toast)
    })
  }, [isOpen])
  return failure
}
