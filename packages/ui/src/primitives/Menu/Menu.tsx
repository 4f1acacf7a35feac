import { Ellipsis } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { IconButton } from '../IconButton/IconButton.tsx'
import { overlayCode } from '../Overlay/overlay-code.ts'
import { useOverlay } from '../Overlay/use-overlay.tsx'
import type { MenuAction } from './MenuPanel.tsx'

export type { MenuAction }

interface MenuProps {
  label: string
  actions: readonly MenuAction[]
  /** Three dots when absent. */
  icon?: ReactNode
  /** Beside other small buttons. */
  isSmall?: boolean
}

/** Further actions behind a button. Arrows, Home, End and first letters move. */
export function Menu({ label, actions, icon = <Ellipsis />, isSmall = false }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const { panels, notice } = useOverlay(overlayCode, button, isOpen, setOpen)
  return (
    <>
      <IconButton
        ref={button}
        label={label}
        icon={icon}
        variant={isSmall ? 'plain' : 'outlined'}
        size={isSmall ? 'small' : 'normal'}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPress={() => setOpen(!isOpen)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          setOpen(true)
        }}
      />
      {panels && (
        <panels.MenuPanel
          label={label}
          trigger={button}
          isOpen={isOpen}
          onOpenChange={setOpen}
          actions={actions}
        />
      )}
      {notice}
    </>
  )
}
