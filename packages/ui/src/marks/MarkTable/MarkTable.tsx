import type { CivilDate } from '@tramite/core/calendar'
import {
  authorityStatuses,
  groupMarkProcesses,
  type Mark,
  markTurnText,
  toMarkOutlook,
  toMarkStatus,
  toMarkStatusText,
  toOutlookText,
  toPresentation,
} from '@tramite/core/marks'
import { toDemandPath } from '@tramite/core/shell'
import { Download, Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import { marksLabels as labels } from '../../labels/marks.ts'
import type { ListPaperProps } from '../../paged-list/ListPaper/list-paper.types.ts'
import { PaperLines } from '../../paged-list/ListPaper/PaperLines.tsx'
import { type DataColumn, DataTable } from '../../primitives/DataTable/DataTable.tsx'
import { DescriptionList } from '../../primitives/DescriptionList/DescriptionList.tsx'
import { Fold } from '../../primitives/Fold/Fold.tsx'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import { Columns, Stack } from '../../primitives/Layout/Layout.tsx'
import { Heading, Text } from '../../primitives/Layout/Text.tsx'
import { StatusPill } from '../../primitives/StatusPill/StatusPill.tsx'
import { TextLink } from '../../primitives/TextLink/TextLink.tsx'
import * as css from './MarkTable.css.ts'

export interface MarkTableProps {
  rows: readonly Mark[]
  /** Day in the firm's time zone. */
  today: CivilDate
  /** Formats a moment as its day, `DD/MM/AAAA`. */
  toDay: (moment: string) => string
  onDownloadLogo: (mark: Mark) => void
  /** Opens the editing of a mark whose presentation is known. */
  onEdit: (mark: Mark) => void
  /** What the office has published about a mark: read when its row is expanded. */
  renderHistory: (mark: Mark) => ReactNode
  isBusy: boolean
  onPaper: Omit<ListPaperProps, 'shown'>
}

const tones = {
  awaitingFiling: 'open',
  underReview: 'inProgress',
  registered: 'delivered',
} as const

/** The marks of a page, each with its known facts below. */
export function MarkTable({
  today,
  toDay,
  onDownloadLogo,
  onEdit,
  renderHistory,
  onPaper,
  ...table
}: MarkTableProps) {
  const columns: readonly DataColumn<Mark>[] = [
    {
      id: 'name',
      header: labels.name,
      isRowHeader: true,
      stackAs: 'title',
      cell: ({ name }) => <span className={css.name}>{name}</span>,
    },
    {
      id: 'created',
      header: labels.created,
      cell: ({ createAt }) => <span className={css.day}>{toDay(createAt)}</span>,
    },
    {
      id: 'status',
      header: labels.status,
      stackAs: 'lead',
      cell: (mark) => (
        <Stack gap={1} align="start">
          <StatusPill tone={tones[toMarkStatus(mark)]}>{toMarkStatusText(mark)}</StatusPill>
          <Next mark={mark} today={today} />
        </Stack>
      ),
    },
    {
      id: 'links',
      header: labels.links,
      stackAs: 'foot',
      cell: (mark) => (
        <div className={css.links}>
          <DemandLink mark={mark} today={today} />
          {toPresentation(mark.apresentacao ?? '') && (
            <IconButton
              size="small"
              label={labels.edit(mark.name)}
              icon={<Pencil />}
              aria-haspopup="dialog"
              onPress={() => onEdit(mark)}
            />
          )}
          {mark.logo !== null && (
            <IconButton
              size="small"
              label={labels.logoOf(mark.name)}
              icon={<Download />}
              onPress={() => onDownloadLogo(mark)}
            />
          )}
        </div>
      ),
    },
  ]
  return (
    <>
      <PaperLines {...onPaper} shown={table.rows.length} />
      <DataTable
        {...table}
        isFramed
        label={labels.list}
        toId={({ id }) => id}
        toName={({ name }) => name}
        columns={columns}
        empty={null}
        renderDetails={(mark) => (
          <Details mark={mark} today={today}>
            {renderHistory(mark)}
          </Details>
        )}
      />
    </>
  )
}

interface OutlookProps {
  mark: Mark
  today: CivilDate
}

/** Whose turn it is, the next steps of the most urgent processes, and how many others there are. */
function Next({ mark, today }: OutlookProps) {
  const outlook = toMarkOutlook(mark, today)
  return (
    <>
      {outlook.waitsForCustomer && (
        <Text as="span" size="small" tone="turn" isStrong>
          {markTurnText}
        </Text>
      )}
      <Text as="span" size="small">
        {toOutlookText(outlook)}
      </Text>
    </>
  )
}

/** The demand of a mark, where the customer answers if it is their turn. */
function DemandLink({ mark, today }: OutlookProps) {
  const { waitsForCustomer } = toMarkOutlook(mark, today)
  return (
    <TextLink
      className={css.demand}
      href={toDemandPath(mark.Demand.id)}
      aria-label={labels[waitsForCustomer ? 'answerOf' : 'demandOf'](mark.name)}
    >
      {labels[waitsForCustomer ? 'answer' : 'demand']}
    </TextLink>
  )
}

interface DetailsProps {
  mark: Mark
  today: CivilDate
  children: ReactNode
}

function Details({ mark, today, children }: DetailsProps) {
  const { natureza, apresentacao, description, ProcessNumbers } = mark
  return (
    <Stack gap={5}>
      <DescriptionList
        items={[
          { id: 'nature', term: labels.nature, value: natureza },
          { id: 'presentation', term: labels.presentation, value: apresentacao },
          { id: 'description', term: labels.description, value: description, isLong: true },
        ]}
      />
      <Columns>
        <Stack gap={3}>
          <Heading level={3} look="card">
            {labels.processes}
          </Heading>
          {ProcessNumbers.length === 0 ? (
            <Text isMuted>{labels.noProcess}</Text>
          ) : (
            <ul className={css.processes}>
              {groupMarkProcesses(ProcessNumbers, today).map(({ apolStatus, next, numbers }) => (
                <li key={`${apolStatus} ${next}`}>
                  <Text isStrong>{apolStatus ?? labels.unread}</Text>
                  <Text size="small">{next}</Text>
                  <ul className={css.numbers} aria-label={labels.numbersOf(numbers.length)}>
                    {numbers.map((number) => (
                      <li key={number}>{number}</li>
                    ))}
                  </ul>
                </li>
              ))}
            </ul>
          )}
        </Stack>
        <Stack gap={3}>
          <Heading level={3} look="card">
            {labels.history}
          </Heading>
          {children}
        </Stack>
      </Columns>
      <Fold label={labels.legend}>
        <DescriptionList
          items={authorityStatuses.map(({ status, description: meaning, source }) => ({
            id: status,
            term: status,
            value: `${meaning} (${source})`,
          }))}
        />
      </Fold>
    </Stack>
  )
}
