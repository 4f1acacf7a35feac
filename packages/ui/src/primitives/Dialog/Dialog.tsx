import { type ReactNode, useState } from 'react'
import { overlayLabels } from '../../labels/overlays.ts'
import { Button } from '../Button/Button.tsx'
import { DialogFrame, type DialogFrameProps } from './DialogFrame.tsx'

export interface DialogProps
  extends Pick<DialogFrameProps, 'title' | 'isOpen' | 'children'>,
    Partial<Pick<DialogFrameProps, 'width' | 'role' | 'isDismissable' | 'isBlocking'>> {
  onClose: () => void
  /** Buttons at the foot; the main one last. */
  actions?: ReactNode
  /** Words of a first button at the foot that leaves as Esc does. */
  cancelText?: string
  /** Something in it would be lost: leaving asks. */
  isDirty?: boolean
  /** What was asked for is on its way: it stays open until there is an answer. */
  isPending?: boolean
}

/**
 * A modal dialog: holds the focus, gives it back, full width on a phone. Esc, the cross, the cancel
 * button and, unless `isDismissable` is false, a press beside it leave it; nothing typed is lost
 * without a question.
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
  ...frame
}: DialogProps) {
  const [isAsking, setAsking] = useState(false)
  const leave = () => {
    if (isPending) return
    if (isDirty) setAsking(true)
    else onClose()
  }
  const discard = () => {
    setAsking(false)
    onClose()
  }
  // What was asked about may be saved, or gone, by now.
  if (isAsking && (!isDirty || !frame.isOpen)) setAsking(false)
  return (
    <>
      <DialogFrame
        {...frame}
        width={width}
        role={role}
        isDismissable={isDismissable}
        isBlocking={isBlocking}
        onLeave={leave}
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
      />
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
      </DialogFrame>
    </>
  )
}
