import { type ReactNode, useEffect, useRef, useState } from 'react'
import { overlayLabels } from '../../labels/overlays.ts'
import { Banner } from '../Banner/Banner.tsx'
import { Button } from '../Button/Button.tsx'
import { DialogFrame, type DialogFrameProps } from './DialogFrame.tsx'

/** Why the last attempt failed. */
export interface DialogFailure {
  readonly title: string
  readonly description?: string
  /** A toast has announced it in the same words. */
  readonly isTold?: boolean
}

export interface DialogProps
  extends Pick<DialogFrameProps, 'title' | 'isOpen' | 'children'>,
    Partial<Pick<DialogFrameProps, 'width' | 'role' | 'isDismissable' | 'isBlocking'>> {
  onClose: () => void
  /** Buttons at the foot; the main one last. */
  actions?: ReactNode
  /** Text of a first button at the foot, which closes the dialog like Esc. */
  cancelText?: string
  /** Unsaved input would be lost: leaving asks for confirmation. */
  isDirty?: boolean
  /** A request is under way: the dialog stays open until it is answered. */
  isPending?: boolean
  /** Stands above the content until the next attempt, also one that a form refuses: each failure is another object. */
  failure?: DialogFailure | undefined
}

const bringIntoView = (line: HTMLElement | null) => line?.scrollIntoView({ block: 'nearest' })

/**
 * A modal dialog: keeps the focus inside, returns it, full width on a phone. Esc, the cross, the cancel
 * button and, unless `isDismissable` is false, a press outside leave it; unsaved input is lost only after a
 * confirmation.
 */
export function Dialog({
  onClose,
  actions,
  cancelText,
  width = 'normal',
  role = 'dialog',
  isDismissable = true,
  isBlocking = false,
  isDirty = false,
  isPending = false,
  failure,
  children,
  ...frame
}: DialogProps) {
  const [isAsking, setAsking] = useState(false)
  const [last, setLast] = useState<DialogFailure>()
  const dialog = useRef<HTMLElement>(null)
  const focused = useRef<HTMLElement>(null)
  const leave = () => {
    if (isPending) return
    const { activeElement } = document
    const isInside = activeElement instanceof HTMLElement && dialog.current?.contains(activeElement)
    // A press outside has moved the focus already.
    focused.current = isInside ? activeElement : dialog.current
    if (isDirty) setAsking(true)
    else onClose()
  }
  const discard = () => {
    setAsking(false)
    onClose()
  }
  // The input in question may have been saved, or removed, by now.
  if (isAsking && (!isDirty || !frame.isOpen)) setAsking(false)
  return (
    <>
      <DialogFrame
        {...frame}
        ref={dialog}
        width={width}
        role={role}
        isDismissable={isDismissable}
        isBlocking={isBlocking}
        onLeave={leave}
        onSubmit={() => setLast(failure)}
        actions={
          cancelText ? (
            <>
              <Button variant="secondary" onPress={leave}>
                {cancelText}
              </Button>
              {actions}
            </>
          ) : (
            actions
          )
        }
      >
        {failure && failure !== last && (
          <div ref={bringIntoView}>
            <Banner tone="error" title={failure.title} isSilent={failure.isTold}>
              {failure.description}
            </Banner>
          </div>
        )}
        {children}
      </DialogFrame>
      <DialogFrame
        title={overlayLabels.discardTitle}
        role="alertdialog"
        width="narrow"
        isDismissable={false}
        isBlocking={false}
        isOpen={isAsking}
        onLeave={() => setAsking(false)}
        actions={
          <>
            <Button variant="secondary" onPress={() => setAsking(false)}>
              {overlayLabels.keepEditing}
            </Button>
            <Button variant="danger" onPress={discard}>
              {overlayLabels.discard}
            </Button>
          </>
        }
      >
        <p>{overlayLabels.discardText}</p>
        <WhenGone act={() => focused.current?.focus()} />
      </DialogFrame>
    </>
  )
}

/** Acts once its parent has unmounted and returned the focus. */
function WhenGone({ act }: { act: () => void }) {
  const newest = useRef(act)
  useEffect(
    () => () => {
      requestAnimationFrame(() => requestAnimationFrame(newest.current))
    },
    [],
  )
  return null
}
