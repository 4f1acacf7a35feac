import { Ellipsis } from 'lucide-react'
import { useRef, useState } from 'react'
import { IconButton, type IconButtonProps } from '../IconButton/IconButton.tsx'
import { overlayCode } from '../Overlay/overlay-code.ts'
import { useOverlay } from '../Overlay/use-overlay.tsx'
import type { MenuAction, MenuPanelProps } from './MenuPanel.tsx'

export type { MenuAction }

/** Three dots in an outline by default. */
interface MenuProps extends Partial<Pick<IconButtonProps, 'icon' | 'variant' | 'size'>> {
  label: string
  actions: MenuPanelProps['actions']
}

/** Further actions behind a button. Arrows, Home, End and first letters move. */
export function Menu({ label, actions, ...look }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const { panels, notice } = useOverlay(overlayCode, button, isOpen, setOpen)
  return (
    <>
      <IconButton
        ref={button}
        label={label}
        icon={<Ellipsis />}
        variant="outlined"
        {...look}
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
