import { createToastQueue, type ToastContent } from '@tramite/ui/toast-queue'

/** The toasts of the portal: one at a time, the others wait. */
export const toasts = createToastQueue()

/** Shows a toast as soon as those before it have gone. */
export function showToast(toast: ToastContent): void {
  toasts.add(toast)
}
