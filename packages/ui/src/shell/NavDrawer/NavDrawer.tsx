import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { shellLabels } from '../../labels/shell.ts'
import { Drawer } from '../../primitives/Drawer/Drawer.tsx'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import * as css from './NavDrawer.css.ts'

/** The sidebar on a small screen. */
export function NavDrawer({
  isOpen,
  onClose,
  children,
}: {
  isOpen: boolean
  onClose: () => void
  children: ReactNode
}) {
  return (
    <Drawer label={shellLabels.menu} isOpen={isOpen} onClose={onClose}>
      <div className={css.close}>
        <IconButton label={shellLabels.closeMenu} icon={<X />} onPress={onClose} />
      </div>
      {children}
    </Drawer>
  )
}
