import { demandMessages } from '@tramite/core/messages'
import { demandDetailLabels as labels } from '../../../labels/demand-detail.ts'
import { LoadFailed, type LoadFailedProps } from '../../../shell/LoadFailed/LoadFailed.tsx'
import { NotFound } from '../../../shell/NotFound/NotFound.tsx'
import { UnsentText } from '../../conversation/UnsentText/UnsentText.tsx'
import * as css from './DemandStates.css.ts'

/** What the reader was writing to a demand that is not shown. */
export interface Unsent {
  readonly unsent?: string
  /** The names of the files that were attached to it. */
  readonly unsentFiles?: readonly string[]
}

/** Missing, deleted or secret: the page does not reveal which. */
export function DemandNotFound({ unsent = '', unsentFiles }: Unsent) {
  return (
    <>
      <NotFound
        title={demandMessages['demands.notFound.title']}
        text={demandMessages['demands.notFound.text']}
        backHref="/demands"
        backText={labels.backToList}
      />
      <div className={css.unsent}>
        <UnsentText fileNames={unsentFiles}>{unsent}</UnsentText>
      </div>
    </>
  )
}

type DemandFailedProps = Omit<LoadFailedProps, 'title'> & Unsent

/** The demand could not be read. */
export function DemandFailed({ unsent = '', unsentFiles, ...retry }: DemandFailedProps) {
  return (
    <>
      <LoadFailed title={labels.failed} {...retry} />
      <div className={css.unsent}>
        <UnsentText fileNames={unsentFiles}>{unsent}</UnsentText>
      </div>
    </>
  )
}
