import { useEffect, useRef, useState } from 'react'
import { followToasts, type ToastContent } from '../Toast/toast-queue.ts'

/**
 * The error toast of a dialog's own request, kept for as long as the dialog stays: the toast goes by itself.
 * Toasts do not name their request, so while one is under way any error toast counts.
 * @param isOpen nothing is kept after it has closed
 * @param isPending a request whose failure a toast reports is under way: an earlier failure is forgotten, as
 * after a success
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
