import { demandMessages } from '@tramite/core/messages'
import { demandDetailLabels as labels } from '../../../labels/demand-detail.ts'
import { LoadFailed, type LoadFailedProps } from '../../../shell/LoadFailed/LoadFailed.tsx'
import { NotFound } from '../../../shell/NotFound/NotFound.tsx'
import { UnsentText } from '../../conversation/UnsentText/UnsentText.tsx'

/**
 * Missing, deleted or secret: the reader is not told which.
 * @param unsent what the reader was writing when it disappeared
 */
export function DemandNotFound({ unsent = '' }: { unsent?: string }) {
  return (
    <>
      <NotFound
        title={demandMessages['demands.notFound.title']}
        text={demandMessages['demands.notFound.text']}
        backHref="/demands"
        backText={labels.backToList}
      />
      <UnsentText>{unsent}</UnsentText>
    </>
  )
}

interface DemandFailedProps extends Omit<LoadFailedProps, 'title'> {
  unsent?: string
}

/**
 * The demand could not be read.
 * @param unsent what the reader was writing to it
 */
export function DemandFailed({ unsent = '', ...retry }: DemandFailedProps) {
  return (
    <>
      <LoadFailed title={labels.failed} {...retry} />
      <UnsentText>{unsent}</UnsentText>
    </>
  )
}
