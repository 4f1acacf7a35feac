import { authorityStatuses, type Mark, toMarkStatus, toMarkStatusText } from '@tramite/core/marks'
import { Download } from 'lucide-react'
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

export interface MarkTableProps {
  rows: readonly Mark[]
  /** Writes a moment as its day, `DD/MM/AAAA`. */
  toDay: (moment: string) => string
  onDownloadLogo: (mark: Mark) => void
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
export function MarkTable({ toDay, onDownloadLogo, renderHistory, ...table }: MarkTableProps) {
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
      cell: (mark) => (
        <StatusPill tone={tones[toMarkStatus(mark)]}>{toMarkStatusText(mark)}</StatusPill>
      ),
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
      renderDetails={(mark) => <Details mark={mark}>{renderHistory(mark)}</Details>}
    />
  )
}

function Details({ mark, children }: { mark: Mark; children: ReactNode }) {
  const { natureza, apresentacao, description, ProcessNumbers } = mark
  return (
    <Stack gap={5}>
      <Text>{labels.next[toMarkStatus(mark)]}</Text>
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
            <ul>
              {ProcessNumbers.map(({ id, number, apolStatus }) => (
                <li key={id}>
                  <Inline align="between">
                    <Text as="span" hasEqualFigures>
                      {number}
                    </Text>
                    <Text as="span" isStrong>
                      {apolStatus ?? labels.unread}
                    </Text>
                  </Inline>
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
