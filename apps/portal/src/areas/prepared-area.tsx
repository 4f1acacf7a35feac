import { usePorts } from '@tramite/react/ports'
import { AreaInPreparation, type AreaInPreparationProps } from '@tramite/ui/areas'
import type { ReactNode } from 'react'

interface PreparedAreaProps extends Pick<AreaInPreparationProps, 'area'> {
  children?: ReactNode
}

/** An area whose pages come later. */
export function PreparedArea({ area, children }: PreparedAreaProps) {
  const { firm } = usePorts()
  return (
    <AreaInPreparation
      area={area}
      contactEmail={firm.contactEmail}
      messagingUrl={firm.messagingUrl}
    >
      {children}
    </AreaInPreparation>
  )
}
