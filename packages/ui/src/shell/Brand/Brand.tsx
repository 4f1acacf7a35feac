import { FirmMark } from '../../primitives/FirmMark/FirmMark.tsx'
import { useLinkProps } from '../../primitives/Navigation/NavigationProvider.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import type { ShellFirm } from '../shell.types.ts'
import * as css from './Brand.css.ts'

/** The firm's mark and name; links home. */
export function Brand({ firm, isCompact = false }: { firm: ShellFirm; isCompact?: boolean }) {
  const linkProps = useLinkProps('/')
  return (
    <a {...linkProps} className={css.brand}>
      <FirmMark label={firm.label} logoUrl={firm.logoUrl} />
      {isCompact ? (
        <VisuallyHidden>{firm.name}</VisuallyHidden>
      ) : (
        <span className={css.name}>{firm.name}</span>
      )}
    </a>
  )
}
