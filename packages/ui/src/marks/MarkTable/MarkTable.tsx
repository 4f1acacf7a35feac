import type { CivilDate } from '@tramite/core/calendar'
import {
  authorityStatuses,
  type Mark,
  REGISTERED_STATUS,
  toMarkNextText,
  toMarkStatus,
  toMarkStatusText,
  toPresentation,
} from '@tramite/core/marks'
import { Download, Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import { marksLabels as labels } from '../../labels/marks.ts'
import { type DataColumn, DataTable } from '../../primitives/DataTable/DataTable.tsx'
import { DescriptionList } from '../../primitives/DescriptionList/DescriptionList.tsx'
import { Fold } from '../../primitives/Fold/Fold.tsx'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import { Columns, Inline, Stack } from '../../primitives/Layout/Layout.tsx'
import { Heading, Text } from '../../primitives/Layout/Text.tsx'
import { StatusPill } from '../../primitives/StatusPill/StatusPill.tsx'
import { TextLink } from '../../primitives/TextLink/TextLink.tsx'
import * as css from './MarkTable.css.ts'

export interface MarkTableProps {
  rows: readonly Mark[]
  /** Day in the firm's time zone. */
  today: CivilDate
  /** Writes a moment as its day, `DD/MM/AAAA`. */
  toDay: (moment: string) => string
  onDownloadLogo: (mark: Mark) => void
  /** Asks to edit a mark of a known presentation. */
  onEdit: (mark: Mark) => void
  /** What the office published of a mark: read when its row is unfolded. */
  renderHistory: (mark: Mark) => ReactNode
  isBusy: boolean
}

const tones = {
  awaitingFiling: 'open',
  underReview: 'inProgress',
  registered: 'delivered',
} as const

/** The marks of a page, each with what is known of it below. */
export function MarkTable({
  today,
  toDay,
  onDownloadLogo,
  onEdit,
  renderHistory,
  ...table
}: MarkTableProps) {
  const columns: readonly DataColumn<Mark>[] = [
    {
      id: 'name',
      header: labels.name,
      isRowHeader: true,
      stackAs: 'title',
      minWidth: 220,
      cell: ({ name }) => name,
    },
    { id: 'created', header: labels.created, cell: ({ createAt }) => toDay(createAt) },
    {
      id: 'status',
      header: labels.status,
      minWidth: 190,
      cell: (mark) => <Status mark={mark} />,
    },
    {
      id: 'links',
      header: labels.links,
      minWidth: 180,
      cell: (mark) => (
        <Inline gap={2}>
          <TextLink href={`/demands/${mark.Demand.id}`} aria-label={labels.demandOf(mark.name)}>
            {labels.demand}
          </TextLink>
          {mark.logo !== null && (
            <IconButton
              size="small"
              label={labels.logoOf(mark.name)}
              icon={<Download />}
              onPress={() => onDownloadLogo(mark)}
            />
          )}
          {toPresentation(mark.apresentacao ?? '') && (
            <IconButton
              size="small"
              label={labels.edit(mark.name)}
              icon={<Pencil />}
              aria-haspopup="dialog"
              onPress={() => onEdit(mark)}
            />
          )}
        </Inline>
      ),
    },
  ]
  return (
    <DataTable
      {...table}
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
  )
}

/** The status, and under one that waits where its processes stand at the office. */
function Status({ mark }: { mark: Mark }) {
  const status = toMarkStatus(mark)
  const reached = new Set(mark.ProcessNumbers.flatMap(({ apolStatus }) => apolStatus ?? []))
  return (
    <Stack gap={1}>
      <StatusPill tone={tones[status]}>{toMarkStatusText(mark)}</StatusPill>
      {status === 'underReview' && reached.size > 0 && (
        <Text as="span" size="small" isMuted>
          {labels.reached([...reached])}
        </Text>
      )}
    </Stack>
  )
}

const isGranted = ({ ProcessNumbers }: Mark) =>
  ProcessNumbers.every(({ apolStatus }) => apolStatus === REGISTERED_STATUS)

interface DetailsProps {
  mark: Mark
  today: CivilDate
  children: ReactNode
}

function Details({ mark, today, children }: DetailsProps) {
  const { natureza, apresentacao, description, ProcessNumbers } = mark
  const status = toMarkStatus(mark)
  return (
    <Stack gap={5}>
      {status === 'awaitingFiling' && <Text>{labels.awaitingFiling}</Text>}
      {status === 'underReview' && isGranted(mark) && <Text>{labels.granted}</Text>}
      <Columns>
        <Stack>
          <DescriptionList
            items={[
              { id: 'nature', term: labels.nature, value: natureza },
              { id: 'presentation', term: labels.presentation, value: apresentacao },
              { id: 'description', term: labels.description, value: description },
            ]}
          />
        </Stack>
        <Stack gap={3}>
          <Heading level={3} look="card">
            {labels.processes}
          </Heading>
          {ProcessNumbers.length === 0 ? (
            <Text isMuted>{labels.noProcess}</Text>
          ) : (
            <ul className={css.processes}>
              {ProcessNumbers.map((process) => (
                <li key={process.id}>
                  <Inline align="between">
                    <Text as="span" hasEqualFigures>
                      {process.number}
                    </Text>
                    <Text as="span" isStrong>
                      {process.apolStatus ?? labels.unread}
                    </Text>
                  </Inline>
                  <Text size="small">{toMarkNextText(process, today)}</Text>
                </li>
              ))}
            </ul>
          )}
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
