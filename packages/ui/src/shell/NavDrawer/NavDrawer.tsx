import { X } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { shellLabels } from '../../labels/shell.ts'
import { Drawer } from '../../primitives/Drawer/Drawer.tsx'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import { media } from '../../theme/scale.ts'
import { useMedia } from '../../theme/use-media.ts'
import * as css from './NavDrawer.css.ts'

/** The sidebar on a small screen; closed when the window gets room for both. */
export function NavDrawer({
  isOpen,
  onClose,
  children,
}: {
  isOpen: boolean
  onClose: () => void
  children: ReactNode
}) {
  const isNarrow = useMedia(media.sidebar)
  useEffect(() => {
    if (isOpen && !isNarrow) onClose()
  }, [isOpen, isNarrow, onClose])
  return (
    <Drawer label={shellLabels.menu} isOpen={isOpen} onClose={onClose}>
      <div className={css.close}>
        <IconButton label={shellLabels.closeMenu} icon={<X />} onPress={onClose} />
      </div>
      {children}
    </Drawer>
  )
}
