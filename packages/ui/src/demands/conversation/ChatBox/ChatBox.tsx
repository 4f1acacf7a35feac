import type { FormView } from '@tramite/core/forms'
import { SendHorizontal } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { DraftNotice, type DraftNoticeState } from '../../../drafts/DraftNotice/DraftNotice.tsx'
import type { UploadsProps } from '../../../files/transfers.ts'
import { conversationLabels } from '../../../labels/demand-detail.ts'
import { draftLabels } from '../../../labels/drafts.ts'
import { Button } from '../../../primitives/Button/Button.tsx'
import { takesFiles, useFileDrop } from '../../../primitives/FileDropField/use-file-drop.ts'
import { Form } from '../../../primitives/Form/Form.tsx'
import { TextArea } from '../../../primitives/TextArea/TextArea.tsx'
import { notPrinted } from '../../../theme/print.css.ts'
import { UploadRows } from '../../documents/UploadField/UploadField.tsx'
import { AttachButton } from '../AttachButton/AttachButton.tsx'
import * as css from './ChatBox.css.ts'

export interface ChatBoxProps {
  form: FormView<{ readonly content: string }>
  uploads: UploadsProps
  /** Names the recipient; 'Escreva para o escritório', the customers' wording, if absent. */
  placeholder?: string | undefined
  /** The message is sent as soon as its files are uploaded. */
  isWaitingForUploads: boolean
  /** An upload failed, so the message cannot be sent yet. */
  hasFailedUpload: boolean
  /** A failed upload had stopped the message; the file is there by now, and the message was not sent. */
  isHeldBack?: boolean
  /** When the draft was last saved: 'às 09:41'. */
  savedAt?: string | undefined
  /** State of the draft, where the box does not show it. */
  draftNotice?: DraftNoticeState | undefined
  /** Something on the page leads here: the field takes the focus, and `onFocused` is called. */
  wantsFocus?: boolean
  onFocused?: () => void
  /** Why nothing can be sent any more, above the text that is being written; absent while it can. */
  refusal?: ReactNode
}

/** Minimum and maximum height of the field that grows with its text, CSS pixels. */
const heights = { from: 24, to: 88 } as const

/** The field for a message, whose files may be dropped anywhere on the conversation. Enter inserts a line break; Ctrl + Enter sends. */
export function ChatBox({
  form,
  uploads,
  placeholder = conversationLabels.placeholder,
  isWaitingForUploads,
  hasFailedUpload,
  isHeldBack = false,
  savedAt,
  draftNotice,
  wantsFocus = false,
  onFocused,
  refusal,
}: ChatBoxProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  const dock = useRef<HTMLDivElement>(null)
  const isOver = useFileDrop(dock, '[role="tabpanel"]', (files) => uploads.onFiles([...files]))
  const takeFocus = useEffectEvent(() => {
    area.current?.focus()
    onFocused?.()
  })
  useEffect(() => {
    if (wantsFocus) takeFocus()
  }, [wantsFocus])

  const send = () => {
    if (!isWaitingForUploads && !refusal) form.submit()
    area.current?.focus()
  }
  const sendByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    send()
  }
  return (
    <div
      ref={dock}
      {...takesFiles}
      className={`${css.dock} ${notPrinted}`}
      data-over={isOver || undefined}
    >
      {refusal}
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
              // A spreadsheet puts its cells on the clipboard as a picture, too.
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
          {isHeldBack && (
            <p className={css.problem} role="alert">
              {conversationLabels.heldBack}
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
            isDisabled={Boolean(refusal)}
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
