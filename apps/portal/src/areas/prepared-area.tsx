import { AreaInPreparation, type AreaInPreparationProps } from '@tramite/ui/areas'
import { firm } from '../integrations/firm.ts'

/** An area whose pages come later. */
export function PreparedArea({ area }: Pick<AreaInPreparationProps, 'area'>) {
  return (
    <AreaInPreparation
      area={area}
      contactEmail={firm.contactEmail}
      messagingUrl={firm.messagingUrl}
    />
  )
}
