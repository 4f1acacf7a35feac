import { cutText } from '@tramite/core/forms'
import type { DataFlow, FlowLink, FlowNode } from '@tramite/core/mapping'

/** A node where it is drawn. */
export interface PlacedNode extends FlowNode {
  readonly x: number
  readonly y: number
  readonly height: number
}

/** A way where it is drawn: between which heights it leaves and arrives. */
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
export const NODE_WIDTH = 6
const UNIT = 18
const GAP = 14
const columnsAt = { people: 230, sectors: 470, receivers: 700 } as const

const heightOf = (nodes: readonly FlowNode[]) =>
  nodes.reduce((sum, { weight }) => sum + weight * UNIT + GAP, 0) - GAP

function placeNodes(nodes: readonly FlowNode[], x: number, height: number): PlacedNode[] {
  let y = (height - heightOf(nodes)) / 2
  return nodes.map((node) => {
    const placed = { ...node, x, y, height: node.weight * UNIT }
    y += placed.height + GAP
    return placed
  })
}

/** Where ways leave and arrive: below one another at each side of a node. */
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
    const [left, right] = [from.x + NODE_WIDTH, to.x]
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

/** Draws a flow in three columns, each in the middle of the height that the tallest one needs. */
export function toFlowLayout({ people, sectors, receivers, links }: DataFlow): FlowLayout {
  const height = Math.max(heightOf(people), heightOf(sectors), heightOf(receivers), UNIT)
  const placed = {
    people: placeNodes(people, columnsAt.people, height),
    sectors: placeNodes(sectors, columnsAt.sectors, height),
    receivers: placeNodes(receivers, columnsAt.receivers, height),
  }
  const nodes = [...placed.people, ...placed.sectors, ...placed.receivers]
  return { width: FLOW_WIDTH, height, ...placed, links: placeLinks(nodes, links) }
}

/** Letters of a name that there is room for. */
const LABEL_LENGTH = 34

/** A name as it stands beside its node: a long one ends in an ellipsis, none in half a sign. */
export const toNodeLabel = (name: string): string =>
  name.length > LABEL_LENGTH ? `${cutText(name, LABEL_LENGTH - 1)}…` : name
