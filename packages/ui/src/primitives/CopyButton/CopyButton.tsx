import { Copy } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button, type ButtonProps } from '../Button/Button.tsx'
import { Inline } from '../Layout/Layout.tsx'
import { Text } from '../Layout/Text.tsx'

export interface CopyButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'autoFocus'> {
  text: string
  labels: { readonly copy: string; readonly copied: string; readonly notCopied: string }
  /**
   * Copies a text to the clipboard.
   * @returns whether that succeeded
   */
  onCopy: (text: string) => Promise<boolean>
  /** Further buttons in the same row. */
  children?: ReactNode
}

/** Copies a text, and reports whether that succeeded: not every browser, nor every address, allows it. */
export function CopyButton({ text, labels, onCopy, children, ...button }: CopyButtonProps) {
  const [isCopied, setCopied] = useState<boolean>()
  return (
    <>
      <Inline>
        <Button {...button} icon={<Copy />} onPress={() => void onCopy(text).then(setCopied)}>
          {labels.copy}
        </Button>
        {children}
      </Inline>
      <div role="status">
        {isCopied !== undefined && (
          <Text size="small">{isCopied ? labels.copied : labels.notCopied}</Text>
        )}
      </div>
    </>
  )
}
