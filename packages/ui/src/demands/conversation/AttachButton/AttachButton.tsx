import { Paperclip } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '../../../primitives/Button/Button.tsx'
import * as css from '../../../primitives/FileDropField/FileDropField.css.ts'
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx'

/** Chooses files, as an icon beside a text, or in words of its own. */
export function AttachButton({
  label,
  text,
  onFiles,
}: {
  label: string
  /** What the button reads; the icon alone when absent. */
  text?: string
  onFiles: (files: File[]) => void
}) {
  const input = useRef<HTMLInputElement>(null)
  const choose = () => input.current?.click()
  return (
    <>
      {text === undefined ? (
        <IconButton label={label} icon={<Paperclip />} onPress={choose} />
      ) : (
        <Button
          variant="secondary"
          size="small"
          icon={<Paperclip />}
          aria-label={label}
          onPress={choose}
        >
          {text}
        </Button>
      )}
      <input
        ref={input}
        type="file"
        multiple
        className={css.input}
        tabIndex={-1}
        aria-label={label}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])]
          // The same file may be chosen again after it was removed.
          event.target.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
    </>
  )
}
