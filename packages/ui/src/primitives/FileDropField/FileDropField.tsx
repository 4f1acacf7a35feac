import { Paperclip } from 'lucide-react'
import { type DragEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Button } from '../Button/Button.tsx'
import * as fieldCss from '../Field/Field.css.ts'
import * as css from './FileDropField.css.ts'

export interface FileDropFieldProps {
  /** Text of the button. */
  label: string
  /** What may be sent: sizes, types, or that files can be dropped here. */
  hint?: string | undefined
  error?: string | undefined
  /** As in `<input accept>`. */
  accept?: string
  isSingle?: boolean
  onFiles: (files: File[]) => void
  /** The rows of the files being sent. */
  children?: ReactNode
}

/**
 * Files chosen with a button or dropped on the box. Dropping is optional: the button does everything. An
 * error scrolls into view, since the button that caused it may be far away.
 */
export function FileDropField({
  label,
  hint,
  error,
  accept,
  isSingle = false,
  onFiles,
  children,
}: FileDropFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const alert = useRef<HTMLParagraphElement>(null)
  const errorId = useId()
  const hintId = useId()
  useEffect(() => {
    if (error) alert.current?.scrollIntoView({ block: 'nearest' })
  }, [error])
  const take = (list: FileList | null) => {
    const files = [...(list ?? [])]
    if (files.length > 0) onFiles(isSingle ? files.slice(0, 1) : files)
  }
  const over = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }
  return (
    <div className={fieldCss.field}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button is equivalent to dropping */}
      <div
        className={css.zone}
        data-over={isOver || undefined}
        onDragEnter={over}
        onDragOver={over}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setOver(false)
          take(event.dataTransfer.files)
        }}
      >
        <Button
          variant="secondary"
          icon={<Paperclip />}
          aria-describedby={
            [error && errorId, hint && hintId].filter(Boolean).join(' ') || undefined
          }
          data-refused={error}
          onPress={() => input.current?.click()}
        >
          {label}
        </Button>
        {hint && (
          <p id={hintId} className={css.hint}>
            {hint}
          </p>
        )}
        <input
          ref={input}
          type="file"
          className={css.input}
          tabIndex={-1}
          aria-label={label}
          accept={accept}
          multiple={!isSingle}
          onChange={(event) => {
            take(event.target.files)
            // The same file may be chosen again after it was removed.
            event.target.value = ''
          }}
        />
      </div>
      {error && (
        <p ref={alert} id={errorId} className={fieldCss.error} role="alert">
          {error}
        </p>
      )}
      {children}
    </div>
  )
}
