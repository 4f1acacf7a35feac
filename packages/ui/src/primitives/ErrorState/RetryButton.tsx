import { RotateCw } from 'lucide-react'
import { primitiveLabels } from '../../labels/primitives.ts'
import { Button, type ButtonProps } from '../Button/Button.tsx'
import { useFocusOnRemoval } from '../use-focus-on-removal.ts'

export interface RetryButtonProps extends Pick<ButtonProps, 'variant' | 'size'> {
  isRetrying: boolean
  onRetry: (() => void) | undefined
  /** 'Tentar novamente' unless given. */
  label?: string
}

/**
 * Reads once more what could not be read. What comes takes it away, but not the focus; that it tries, and has
 * failed again, changes its words, which are heard.
 */
export function RetryButton({
  isRetrying,
  onRetry,
  variant = 'secondary',
  size,
  label = primitiveLabels.retry,
}: RetryButtonProps) {
  const button = useFocusOnRemoval<HTMLButtonElement>()
  return (
    <Button
      ref={button}
      variant={variant}
      {...(size && { size })}
      icon={<RotateCw />}
      isPending={isRetrying}
      pendingText={primitiveLabels.retrying}
      onPress={onRetry}
    >
      {label}
    </Button>
  )
}
