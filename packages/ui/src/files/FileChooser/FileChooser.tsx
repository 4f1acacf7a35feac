import { type ReactNode, useRef } from 'react'
import * as css from '../../primitives/FileDropField/FileDropField.css.ts'

export interface FileChooserProps {
  label: string
  onFiles: (files: File[]) => void
  /** Renders the button that opens the file chooser. */
  children: (choose: () => void) => ReactNode
}

/** Chooses files with a button of any appearance. */
export function FileChooser({ label, onFiles, children }: FileChooserProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      {children(() => input.current?.click())}
      <input
        ref={input}
        type="file"
        multiple
        className={css.input}
        tabIndex={-1}
        aria-label={label}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])]
          // The same file can be chosen again after it was removed.
          event.target.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
    </>
  )
}
