import { type DataFlow, type ReportedMapping, toDataFlow } from '@tramite/core/mapping'
import { useMemo } from 'react'
import { mappingLabels as labels } from '../../labels/mapping.ts'
import { Card } from '../../primitives/Card/Card.tsx'
import { Stack } from '../../primitives/Layout/Layout.tsx'
import { Text } from '../../primitives/Layout/Text.tsx'
import { NODE_WIDTH, type PlacedNode, toFlowLayout, toNodeLabel } from './flow-layout.ts'
import * as css from './ReportView.css.ts'

const HEAD = 28

const listFormat = new Intl.ListFormat('pt-BR', { type: 'conjunction' })

/** The picture in words: what each sector sends to whom. */
function toWords({ sectors, receivers, links }: DataFlow): string {
  const said = sectors.flatMap(({ id, name }) => {
    const own = links.filter(({ from }) => from === id)
    const names = receivers.filter(({ id: to }) => own.some((link) => link.to === to))
    if (names.length === 0) return []
    const isAbroad = own.some((link) => link.isAbroad)
    return [labels.flowWords(name, listFormat.format(names.map((each) => each.name)), isAbroad)]
  })
  return said.length > 0 ? `${said.join('; ')}.` : labels.flowNowhere
}

/** Whose data go through which sectors to whom: a picture where there is room, and the same in words. */
export function DataFlowPicture({ mapping }: { mapping: ReportedMapping }) {
  const flow = useMemo(() => toDataFlow(mapping), [mapping])
  const layout = useMemo(() => toFlowLayout(flow), [flow])
  if (flow.links.length === 0) return null
  const { width, height, people, sectors, receivers, links } = layout
  return (
    <Card heading={labels.flow}>
      <Stack gap={4}>
        <svg
          className={css.flow}
          viewBox={`0 0 ${width} ${height + HEAD + 8}`}
          aria-hidden="true"
          focusable="false"
        >
          <g transform={`translate(0 ${HEAD})`}>
            {links.map(({ from, to, path, isAbroad }) => (
              <path
                key={`${from} ${to}`}
                d={path}
                className={css.link}
                data-abroad={isAbroad || undefined}
              />
            ))}
            <Nodes nodes={people} side="start" heading={labels.flowPeople} />
            <Nodes nodes={sectors} side="end" heading={labels.flowSectors} />
            <Nodes nodes={receivers} side="end" heading={labels.flowReceivers} />
          </g>
        </svg>
        <Text size="small">
          {labels.inWords}: {toWords(flow)}
        </Text>
        {links.some(({ isAbroad }) => isAbroad) && (
          <Text size="small" isMuted>
            {labels.flowAbroad}
          </Text>
        )}
      </Stack>
    </Card>
  )
}

function Nodes({
  nodes,
  side,
  heading,
}: {
  nodes: readonly PlacedNode[]
  side: 'start' | 'end'
  heading: string
}) {
  const [first] = nodes
  if (!first) return null
  const isStart = side === 'start'
  const x = isStart ? first.x - 8 : first.x + NODE_WIDTH + 8
  const anchor = isStart ? 'end' : 'start'
  return (
    <>
      <text x={x} y={-12} textAnchor={anchor} className={css.heading}>
        {heading}
      </text>
      {nodes.map(({ id, name, x: left, y, height }) => (
        <g key={id}>
          <rect x={left} y={y} width={NODE_WIDTH} height={height} rx={2} className={css.node} />
          <text x={x} y={y + height / 2 + 4} textAnchor={anchor} className={css.label}>
            {toNodeLabel(name)}
          </text>
        </g>
      ))}
    </>
  )
}
