import { type DataFlow, type ReportedMapping, toDataFlow } from '@tramite/core/mapping'
import { useMemo } from 'react'
import { mappingLabels as labels } from '../../labels/mapping.ts'
import { Card } from '../../primitives/Card/Card.tsx'
import { Stack } from '../../primitives/Layout/Layout.tsx'
import { Text } from '../../primitives/Layout/Text.tsx'
import { type PlacedNode, toFlowLayout, toLabelPlace } from './flow-layout.ts'
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

/** Whose data pass through which sectors to whom: a picture where there is room, and the same in words. */
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
            <Nodes nodes={people} kind="people" heading={labels.flowPeople} />
            <Nodes nodes={sectors} kind="sectors" heading={labels.flowSectors} />
            <Nodes nodes={receivers} kind="receivers" heading={labels.flowReceivers} />
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
  kind,
  heading,
}: {
  nodes: readonly PlacedNode[]
  kind: 'people' | 'sectors' | 'receivers'
  heading: string
}) {
  const [first] = nodes
  if (!first) return null
  const isBeforeBar = kind === 'people'
  const place = toLabelPlace(first)
  return (
    <>
      <text
        x={isBeforeBar ? place.x + place.width : place.x}
        y={-12}
        textAnchor={isBeforeBar ? 'end' : 'start'}
        className={css.heading}
      >
        {heading}
      </text>
      {nodes.map((node) => (
        <g key={node.id}>
          <rect
            x={node.x}
            y={node.y}
            width={node.width}
            height={node.height}
            rx={kind === 'sectors' ? 4 : 2}
            className={kind === 'sectors' ? css.box : css.bar}
          />
          <NodeName node={node} isEnd={isBeforeBar} />
        </g>
      ))}
    </>
  )
}

function NodeName({ node, isEnd }: { node: PlacedNode; isEnd: boolean }) {
  const { lines, ...place } = toLabelPlace(node)
  return (
    <foreignObject {...place}>
      <div className={css.room}>
        <span
          className={isEnd ? `${css.label} ${css.labelEnd}` : css.label}
          style={{ WebkitLineClamp: lines }}
        >
          {node.name}
        </span>
      </div>
    </foreignObject>
  )
}
