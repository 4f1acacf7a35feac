import { Paperclip } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Button } from '../Button/Button.tsx'
import * as fieldCss from '../Field/Field.css.ts'
import * as css from './FileDropField.css.ts'
import { takesFiles, useFileDrop } from './use-file-drop.ts'

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
 * Files chosen with a button or dropped on the box, or anywhere on its form if it is the only one there. Dropping is optional: the button does everything. An
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
  const zone = useRef<HTMLDivElement>(null)
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
  const isOver = useFileDrop(zone, 'form', take)
  return (
    <div className={fieldCss.field}>
      <div ref={zone} {...takesFiles} className={css.zone} data-over={isOver || undefined}>
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
