import { AreaInPreparation, type AreaInPreparationProps } from '@tramite/ui/areas'
import type { ReactNode } from 'react'
import { firm } from '../integrations/firm.ts'

interface PreparedAreaProps extends Pick<AreaInPreparationProps, 'area'> {
  children?: ReactNode
}

/** An area whose pages come later. */
export function PreparedArea({ area, children }: PreparedAreaProps) {
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
