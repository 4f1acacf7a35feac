import type { DataFlow, FlowLink, FlowNode } from '@tramite/core/mapping'

/** A node with its position. */
export interface PlacedNode extends FlowNode {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A link with its position: the heights between which it leaves and arrives. */
export interface PlacedLink extends FlowLink {
  readonly path: string
}

/** The picture of a flow, in units of its drawing. */
export interface FlowLayout {
  readonly width: number
  readonly height: number
  readonly people: readonly PlacedNode[]
  readonly sectors: readonly PlacedNode[]
  readonly receivers: readonly PlacedNode[]
  readonly links: readonly PlacedLink[]
}

export const FLOW_WIDTH = 960
const UNIT = 18
const GAP = 14
/** Bars at both sides, with their names outside; a sector is as wide as the name in it. */
const columns = {
  people: { x: 212, width: 6 },
  sectors: { x: 398, width: 164 },
  receivers: { x: 742, width: 6 },
} as const

const heightOf = (nodes: readonly FlowNode[]) =>
  nodes.reduce((sum, { weight }) => sum + weight * UNIT + GAP, 0) - GAP

function placeNodes(
  nodes: readonly FlowNode[],
  column: { readonly x: number; readonly width: number },
  height: number,
): PlacedNode[] {
  let y = (height - heightOf(nodes)) / 2
  return nodes.map((node) => {
    const placed = { ...node, ...column, y, height: node.weight * UNIT }
    y += placed.height + GAP
    return placed
  })
}

/** Where links leave and arrive: one below the other at each side of a node. */
function placeLinks(nodes: readonly PlacedNode[], links: readonly FlowLink[]): PlacedLink[] {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const used = new Map<string, number>()
  const take = (side: 'from' | 'to', node: PlacedNode, size: number) => {
    const key = `${side}/${node.id}`
    const start = used.get(key) ?? 0
    used.set(key, start + size)
    return node.y + start
  }
  return links.flatMap((link): PlacedLink[] => {
    const from = byId.get(link.from)
    const to = byId.get(link.to)
    if (!from || !to) return []
    const size = link.weight * UNIT
    const [top, end] = [take('from', from, size), take('to', to, size)]
    const [left, right] = [from.x + from.width, to.x]
    const middle = (left + right) / 2
    const path = [
      `M${left},${top}`,
      `C${middle},${top} ${middle},${end} ${right},${end}`,
      `V${end + size}`,
      `C${middle},${end + size} ${middle},${top + size} ${left},${top + size}`,
      'Z',
    ].join(' ')
    return [{ ...link, path }]
  })
}

/** Lays out a flow in three columns, each centred in the height that the tallest one needs. */
export function toFlowLayout({ people, sectors, receivers, links }: DataFlow): FlowLayout {
  const height = Math.max(heightOf(people), heightOf(sectors), heightOf(receivers), UNIT)
  const placed = {
    people: placeNodes(people, columns.people, height),
    sectors: placeNodes(sectors, columns.sectors, height),
    receivers: placeNodes(receivers, columns.receivers, height),
  }
  const nodes = [...placed.people, ...placed.sectors, ...placed.receivers]
  return { width: FLOW_WIDTH, height, ...placed, links: placeLinks(nodes, links) }
}

const LINE = 15
const PADDING = 8

/** The position of a node's name, and its number of lines. */
export interface LabelPlace {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly lines: number
}

/**
 * The area of a name: within a sector, or between a bar and the edge of the picture. Two of them never
 * overlap.
 */
export function toLabelPlace({ x, y, width, height }: PlacedNode): LabelPlace {
  const isWithin = x === columns.sectors.x
  const lines = Math.floor((isWithin ? height : height + GAP) / LINE)
  const size = lines * LINE
  const place = { y: y + (height - size) / 2, height: size, lines }
  if (isWithin) return { ...place, x: x + PADDING, width: width - 2 * PADDING }
  if (x === columns.people.x) return { ...place, x: 0, width: x - PADDING }
  const start = x + width + PADDING
  return { ...place, x: start, width: FLOW_WIDTH - start }
}
