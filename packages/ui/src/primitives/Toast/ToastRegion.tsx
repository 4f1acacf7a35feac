import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react'
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

/** What keeps a toast open. */
type Holder = 'pointer' | 'focus' | 'otherTab'

function Toast({
  toast,
  queue,
}: {
  toast: NonNullable<ReturnType<ToastQueue['current']>>
  queue: ToastQueue
}) {
  const focusBefore = useRef<EventTarget>(null)
  // Not taken from `:hover`: on a touch screen the element touched last counts as hovered.
  const holders = useRef(new Set<Holder>())
  const hold = useCallback(
    (holder: Holder, isHeld: boolean) => {
      if (isHeld) holders.current.add(holder)
      else holders.current.delete(holder)
      if (holders.current.size > 0) queue.pause()
      else queue.resume()
    },
    [queue],
  )
  useEffect(() => {
    // While another tab is in front, nobody reads the toast.
    const follow = () => hold('otherTab', document.hidden)
    if (document.hidden) follow()
    document.addEventListener('visibilitychange', follow)
    return () => document.removeEventListener('visibilitychange', follow)
  }, [hold])
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
      onPointerEnter={() => hold('pointer', true)}
      onPointerLeave={() => hold('pointer', false)}
      onFocus={({ relatedTarget }) => {
        focusBefore.current = relatedTarget
        hold('focus', true)
      }}
      onBlur={() => hold('focus', false)}
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
