import { fileMessages } from '@tramite/core/messages'
import { Paperclip } from 'lucide-react'
import { FileChooser, type FileChooserProps } from '../../../files/FileChooser/FileChooser.tsx'
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx'

/** Chooses files: an icon button beside a text field. */
export function AttachButton(props: Pick<FileChooserProps, 'label' | 'onFiles'>) {
  return (
    <FileChooser {...props}>
      {(choose) => (
        <IconButton
          label={props.label}
          tooltip={fileMessages['files.hint']}
          icon={<Paperclip />}
          onPress={choose}
        />
      )}
    </FileChooser>
  )
}
