import { LOGO_CONTENT_TYPES } from '@tramite/core/files'
import { fileFieldMessages } from '@tramite/core/messages'
import { logoPreviewLabels as labels } from '../../labels/logo-preview.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Card } from '../../primitives/Card/Card.tsx'
import { FileDropField } from '../../primitives/FileDropField/FileDropField.tsx'
import { Inline, Stack } from '../../primitives/Layout/Layout.tsx'
import { Text } from '../../primitives/Layout/Text.tsx'
import * as css from './LogoPreviewCard.css.ts'

export interface LogoPreviewCardProps {
  /** The picture in the logo area; undefined until one is chosen. */
  picture: { readonly src: string; readonly fileName: string } | undefined
  /** Why the last file was rejected. */
  error: string | undefined
  onFile: (file: File) => void
  onClear: () => void
}

/** Previews a picture as a logo, on this page only. */
export function LogoPreviewCard({ picture, error, onFile, onClear }: LogoPreviewCardProps) {
  return (
    <Card heading={labels.heading}>
      <Stack gap={3}>
        <Text isMuted>{labels.explanation}</Text>
        <FileDropField
          label={labels.choose}
          hint={fileFieldMessages['files.logoHint']}
          accept={LOGO_CONTENT_TYPES.join(',')}
          isSingle
          error={error}
          onFiles={([file]) => file && onFile(file)}
        />
        {picture && (
          <Inline gap={4}>
            <img src={picture.src} alt={labels.picture(picture.fileName)} className={css.picture} />
            <Button variant="secondary" onPress={onClear}>
              {labels.clear}
            </Button>
          </Inline>
        )}
      </Stack>
    </Card>
  )
}
