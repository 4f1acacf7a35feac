import { RotateCw } from 'lucide-react'
import { useEffect, useState } from 'react'
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
 * changes while a press is tried and when that fails again, so that screen readers announce it; an attempt
 * without a press changes nothing.
 */
export function RetryButton({
  isRetrying,
  onRetry,
  variant = 'secondary',
  size,
  label = primitiveLabels.retry,
}: RetryButtonProps) {
  const button = useFocusOnRemoval<HTMLButtonElement>()
  const [isPressed, setPressed] = useState(false)
  useEffect(() => (isRetrying ? () => setPressed(false) : undefined), [isRetrying])
  return (
    <Button
      ref={button}
      variant={variant}
      {...(size && { size })}
      icon={<RotateCw />}
      isPending={isRetrying && isPressed}
      pendingText={primitiveLabels.retrying}
      onPress={() => {
        setPressed(true)
        onRetry?.()
      }}
    >
      {label}
    </Button>
  )
}
