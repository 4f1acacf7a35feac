import { type CivilDate, formatDate } from '@tramite/core/calendar'
import { prioritizeDialogLabels as labels } from '../../../labels/demand-dialogs.ts'
import { Banner } from '../../../primitives/Banner/Banner.tsx'
import { Button } from '../../../primitives/Button/Button.tsx'
import { Dialog, type DialogProps } from '../../../primitives/Dialog/Dialog.tsx'
import { ErrorState } from '../../../primitives/ErrorState/ErrorState.tsx'
import { focusableIfScrollable } from '../../../primitives/focusable-if-scrollable.ts'
import { Spinner } from '../../../primitives/Spinner/Spinner.tsx'
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { toDayWithWeekday } from '../forecast-view.ts'
import * as css from './PrioritizeDialog.css.ts'

/** A demand whose date changes. */
export interface MovedDemand {
  readonly demandId: string
  readonly name: string
  /** Its business, where it is another than that of the demand. */
  readonly otherBusiness?: string | undefined
  readonly from: CivilDate | null
  readonly to: CivilDate
}

/** The effect of prioritising. */
export type PriorityPreview =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly onRetry: () => void; readonly isRetrying: boolean }
  | {
      readonly state: 'ready'
      readonly deleveryForecast: CivilDate
      readonly changes: readonly MovedDemand[]
    }

export interface PrioritizeDialogProps extends Pick<DialogProps, 'failure'> {
  isOpen: boolean
  currentForecast: CivilDate | null
  /** Shown until the server has answered: two business days from now. A demand due by then keeps its place. */
  estimate: CivilDate
  preview: PriorityPreview
  onConfirm: () => void
  onClose: () => void
  isPending: boolean
  /** Why it can no longer be prioritised: shown instead of dates that will not come. */
  refusal?: string | undefined
}

/** Shows every date that prioritising changes, then does it. */
export function PrioritizeDialog({
  isOpen,
  currentForecast,
  estimate,
  preview,
  onConfirm,
  onClose,
  isPending,
  refusal,
  failure,
}: PrioritizeDialogProps) {
  const isReady = preview.state === 'ready'
  const isAmongNext = currentForecast !== null && currentForecast <= estimate
  const estimated = isAmongNext ? currentForecast : estimate
  const date = isReady ? preview.deleveryForecast : estimated
  return (
    <Dialog
      title={labels.title}
      width="wide"
      isOpen={isOpen}
      onClose={onClose}
      isPending={isPending}
      failure={failure}
      cancelText={labels.cancel}
      actions={
        <Button
          isPending={isPending}
          pendingText={labels.prioritizing}
          isDisabled={!isReady || refusal !== undefined}
          onPress={onConfirm}
        >
          {labels.confirm}
        </Button>
      }
    >
      <div aria-live="polite" className={css.refusal}>
        {refusal !== undefined && <Banner tone="info" title={refusal} />}
      </div>
      {refusal === undefined && (
        <>
          <p className={css.intro}>{isAmongNext ? labels.amongNext : labels.intro}</p>
          <div className={css.dates}>
            {currentForecast && <DateFigure label={labels.currentDate} date={currentForecast} />}
            <DateFigure label={labels.newDate} date={date} />
          </div>
          <div>
            <div role="status">
              {preview.state === 'loading' && (
                <p className={css.estimate}>
                  <Spinner />
                  {isAmongNext ? labels.estimating : `${labels.estimated} · ${labels.estimating}`}
                </p>
              )}
              {isReady && <Outcome date={date} moved={preview.changes.length} />}
            </div>
            {isReady && preview.changes.length > 0 && <MovedDemands changes={preview.changes} />}
          </div>
          {preview.state === 'failed' && (
            <ErrorState
              title={labels.failed}
              onRetry={preview.onRetry}
              isRetrying={preview.isRetrying}
            />
          )}
        </>
      )}
    </Dialog>
  )
}

function DateFigure({ label, date }: { label: string; date: CivilDate }) {
  return (
    <p className={css.date}>
      <span className={css.label}>{label}</span>
      <time className={css.figure} dateTime={date}>
        {toDayWithWeekday(date)}
      </time>
    </p>
  )
}

/** What is announced of the answer: the date and how many others change, not their table. */
function Outcome({ date, moved }: { date: CivilDate; moved: number }) {
  return (
    <>
      <VisuallyHidden>{`${labels.newDate}: ${toDayWithWeekday(date)}. `}</VisuallyHidden>
      {moved > 0 ? (
        <p className={css.label}>{labels.movedCount(moved)}</p>
      ) : (
        <p className={css.none}>{labels.noneMoved}</p>
      )}
    </>
  )
}

function MovedDemands({ changes }: { changes: readonly MovedDemand[] }) {
  return (
    <section ref={focusableIfScrollable} className={css.panel} aria-label={labels.movedCaption}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col" className={css.head}>
              {labels.movedName}
            </th>
            <th scope="col" className={css.head}>
              {labels.movedFrom}
            </th>
            <th scope="col" className={css.head}>
              {labels.movedTo}
            </th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ demandId, name, otherBusiness, from, to }) => (
            <tr key={demandId}>
              <th scope="row" className={`${css.cell} ${css.name}`}>
                {name}
                {otherBusiness && <span className={css.business}>{otherBusiness}</span>}
              </th>
              <td className={css.cell}>{from ? formatDate(from) : labels.noDate}</td>
              <td className={css.cell}>{formatDate(to)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
