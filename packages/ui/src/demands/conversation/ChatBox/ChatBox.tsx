import type { FormView } from '@tramite/core/forms'
import { SendHorizontal } from 'lucide-react'
import { type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react'
import { DraftNotice, type DraftNoticeState } from '../../../drafts/DraftNotice/DraftNotice.tsx'
import type { UploadsProps } from '../../../files/transfers.ts'
import { conversationLabels } from '../../../labels/demand-detail.ts'
import { draftLabels } from '../../../labels/drafts.ts'
import { Button } from '../../../primitives/Button/Button.tsx'
import { Form } from '../../../primitives/Form/Form.tsx'
import { TextArea } from '../../../primitives/TextArea/TextArea.tsx'
import { notPrinted } from '../../../theme/print.css.ts'
import { UploadRows } from '../../documents/UploadField/UploadField.tsx'
import { AttachButton } from '../AttachButton/AttachButton.tsx'
import * as css from './ChatBox.css.ts'

export interface ChatBoxProps {
  form: FormView<{ readonly content: string }>
  uploads: UploadsProps
  /** To whom one writes: 'Escreva para o escritório', as customers do, when absent. */
  placeholder?: string | undefined
  /** The message goes as soon as its files have arrived. */
  isWaitingForUploads: boolean
  /** A file did not arrive, so that the message cannot go yet. */
  hasFailedUpload: boolean
  /** When the draft was last kept: 'às 09:41'. */
  savedAt?: string | undefined
  /** What became of the draft, where the box does not show it. */
  draftNotice?: DraftNoticeState | undefined
  /** Something on the page leads here: the field takes the focus, and `onFocused` is called. */
  wantsFocus?: boolean
  onFocused?: () => void
}

/** CSS pixels between which the box follows its text. */
const heights = { from: 24, to: 88 } as const

/** Where a message is written. Enter is a new line; Ctrl + Enter sends. */
export function ChatBox({
  form,
  uploads,
  placeholder = conversationLabels.placeholder,
  isWaitingForUploads,
  hasFailedUpload,
  savedAt,
  draftNotice,
  wantsFocus = false,
  onFocused,
}: ChatBoxProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  const takeFocus = useEffectEvent(() => {
    area.current?.focus()
    onFocused?.()
  })
  useEffect(() => {
    if (wantsFocus) takeFocus()
  }, [wantsFocus])

  const send = () => {
    if (!isWaitingForUploads) form.submit()
    area.current?.focus()
  }
  const sendByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    send()
  }
  return (
    <div className={`${css.dock} ${notPrinted}`}>
      <Form form={{ ...form, submit: send }} className={css.box} aria-label={placeholder}>
        <DraftNotice notice={draftNotice} className={css.draft} />
        <div className={css.field}>
          <TextArea
            {...form.field('content')}
            ref={area}
            label={conversationLabels.message}
            isLabelHidden
            isBare
            grow={heights}
            rows={1}
            placeholder={placeholder}
            onKeyDown={sendByKey}
            onPaste={(event) => {
              const { files, types } = event.clipboardData
              // A spreadsheet gives its cells as a picture as well.
              if (files.length === 0 || types.includes('text/plain')) return
              event.preventDefault()
              uploads.onFiles([...files])
            }}
          />
        </div>
        <div className={css.files}>
          <UploadRows uploads={uploads} />
          {hasFailedUpload && (
            <p className={css.problem} role="alert">
              {conversationLabels.uploadFailed}
            </p>
          )}
        </div>
        <div className={css.foot}>
          <div className={css.attach}>
            <AttachButton label={conversationLabels.attach} onFiles={uploads.onFiles} />
          </div>
          <p className={css.notes}>
            {savedAt && <span>{draftLabels.saved(savedAt)}</span>}
            <span className={css.shortcut}>{conversationLabels.sendHint}</span>
          </p>
          <Button
            type="submit"
            className={css.send}
            icon={<SendHorizontal />}
            isPending={isWaitingForUploads}
          >
            <span className={css.sendText}>
              {isWaitingForUploads ? conversationLabels.waitingFiles : conversationLabels.send}
            </span>
          </Button>
        </div>
      </Form>
    </div>
  )
}
