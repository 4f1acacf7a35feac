import { RotateCw } from 'lucide-react'
import { primitiveLabels } from '../../labels/primitives.ts'
import { Button, type ButtonProps } from '../Button/Button.tsx'
import { useFocusOnRemoval } from '../use-focus-on-removal.ts'

export interface RetryButtonProps extends Pick<ButtonProps, 'variant' | 'size'> {
  isRetrying: boolean
  onRetry: (() => void) | undefined
  /** 'Tentar novamente' by default. */
  label?: string
}

/**
 * Reads again what could not be read. The focus is kept when the content replaces the button. Its text
 * changes while it retries and when that fails again, so that screen readers announce it.
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
