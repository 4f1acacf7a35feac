import { Ellipsis } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { IconButton } from '../IconButton/IconButton.tsx'
import { useOverlay } from '../Overlay/use-overlay.tsx'

export interface MenuAction {
  id: string
  label: string
  icon?: ReactNode
  onAction: () => void
  isDanger?: boolean
  isDisabled?: boolean
}

/** Further actions behind a button with three dots. Arrows, Home, End and first letters move. */
export function Menu({ label, actions }: { label: string; actions: readonly MenuAction[] }) {
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const { panels, notice } = useOverlay(button, isOpen, setOpen)
  return (
    <>
      <IconButton
        ref={button}
        label={label}
        icon={<Ellipsis />}
        variant="outlined"
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
