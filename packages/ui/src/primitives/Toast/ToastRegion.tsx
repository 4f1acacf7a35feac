import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { primitiveLabels } from '../../labels/primitives.ts'
import { notPrinted } from '../../theme/print.css.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import * as css from './Toast.css.ts'
import type { ToastQueue } from './toast-queue.ts'

const icons = { success: CircleCheck, error: CircleAlert, info: Info } as const

/** Where the toast appears: top centre, announced politely, kept while the pointer or focus is on it. */
export function ToastRegion({ queue }: { queue: ToastQueue }) {
  const toast = useSyncExternalStore(queue.subscribe, queue.current, queue.current)
  return (
    // The attribute keeps a modal dialog from hiding the toast from screen readers.
    <section
      className={`${css.region} ${notPrinted}`}
      aria-label={primitiveLabels.notices}
      data-react-aria-top-layer="true"
    >
      <div aria-live="polite" aria-atomic="true">
        {toast && <Toast key={toast.id} toast={toast} queue={queue} />}
      </div>
    </section>
  )
}

function Toast({
  toast,
  queue,
}: {
  toast: NonNullable<ReturnType<ToastQueue['current']>>
  queue: ToastQueue
}) {
  const focusBefore = useRef<EventTarget>(null)
  useEffect(() => {
    // Nobody reads it while another tab is in front.
    const follow = () => (document.hidden ? queue.pause() : queue.resume())
    if (document.hidden) follow()
    document.addEventListener('visibilitychange', follow)
    return () => document.removeEventListener('visibilitychange', follow)
  }, [queue])
  // The button disappears with the toast: the focus returns to the element that had it.
  const close = () => {
    if (focusBefore.current instanceof HTMLElement) focusBefore.current.focus()
    queue.dismiss()
  }
  const Icon = icons[toast.tone]
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only pauses the timer
    <div
      className={css.toast}
      onPointerEnter={queue.pause}
      onPointerLeave={({ currentTarget }) => {
        if (!currentTarget.matches(':focus-within')) queue.resume()
      }}
      onFocus={({ relatedTarget }) => {
        focusBefore.current = relatedTarget
        queue.pause()
      }}
      onBlur={({ currentTarget }) => {
        if (!currentTarget.matches(':hover')) queue.resume()
      }}
    >
      <Icon className={css.icon[toast.tone]} />
      <div className={css.text}>
        <p className={css.title}>{toast.title}</p>
        {toast.description && <p className={css.description}>{toast.description}</p>}
      </div>
      <IconButton
        className={css.close}
        size="small"
        label={primitiveLabels.close}
        icon={<X />}
        onPress={close}
      />
    </div>
  )
}
