import { Paperclip } from 'lucide-react'
import { useRef } from 'react'
import * as css from '../../../primitives/FileDropField/FileDropField.css.ts'
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx'

/** Chooses files, as an icon beside a text. */
export function AttachButton({
  label,
  onFiles,
}: {
  label: string
  onFiles: (files: File[]) => void
}) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <IconButton label={label} icon={<Paperclip />} onPress={() => input.current?.click()} />
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
