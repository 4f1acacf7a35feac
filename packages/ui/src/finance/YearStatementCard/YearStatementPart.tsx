import { notPrinted } from '../../theme/print.css.ts'
import { YearStatementCard, type YearStatementCardProps } from './YearStatementCard.tsx'
import { YearStatementDocument, type YearStatementDocumentProps } from './YearStatementDocument.tsx'

export type YearStatementPartProps = YearStatementCardProps & YearStatementDocumentProps

/** The statement of a year: a card on the screen, a document in print. */
export function YearStatementPart(props: YearStatementPartProps) {
  return (
    <div>
      <div className={notPrinted}>
        <YearStatementCard {...props} />
      </div>
      <YearStatementDocument {...props} />
    </div>
  )
}
