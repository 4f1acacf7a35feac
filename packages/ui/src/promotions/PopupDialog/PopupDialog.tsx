import type { ShownPopup } from '@tramite/core/promotions'
import { useState } from 'react'
import { popupLabels } from '../../labels/promotions.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import * as css from './PopupDialog.css.ts'

export interface PopupDialogProps {
  shown: ShownPopup
  onClose: () => void
  /** Opens what the popup announces. */
  onOpen: () => void
}

/** The firm's announcement of the day. */
export function PopupDialog({ shown, onClose, onOpen }: PopupDialogProps) {
  const { popup, href, image } = shown
  const [hasPicture, setPicture] = useState(image !== null)
  return (
    <Dialog
      title={popup.title}
      isOpen
      onClose={onClose}
      cancelText={popupLabels.close}
      actions={href !== null && <Button onPress={onOpen}>{popupLabels.open}</Button>}
    >
      {image !== null && hasPicture && (
        // The text below describes the picture, and the button says where a press leads.
        <button
          type="button"
          tabIndex={-1}
          aria-hidden="true"
          className={css.pictureButton}
          disabled={href === null}
          onClick={onOpen}
        >
          <img src={image} alt="" className={css.picture} onError={() => setPicture(false)} />
        </button>
      )}
      <p className={css.text}>{popup.description}</p>
    </Dialog>
  )
}
