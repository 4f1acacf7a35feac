import type { ReportedMapping } from './mapping-report.rules.ts'
import { saysNone } from './says-none.ts'

/** Where data comes from or goes to: people, a sector, or recipients. */
export interface FlowNode {
  readonly id: string
  readonly name: string
  /** Number of flows that touch it, on the side with more. */
  readonly weight: number
}

/** A flow of data. */
export interface FlowLink {
  readonly from: string
  readonly to: string
  /** Number of activities with this flow. */
  readonly weight: number
  /** Whether the data leaves the country in one of them. */
  readonly isAbroad: boolean
}

/** Whose data a business holds, which sectors use it, and who receives it. */
export interface DataFlow {
  readonly people: readonly FlowNode[]
  readonly sectors: readonly FlowNode[]
  readonly receivers: readonly FlowNode[]
  readonly links: readonly FlowLink[]
}

type Change = { readonly from: string; readonly to: string; readonly isAbroad: boolean }

function addUp(changes: readonly Change[]): FlowLink[] {
  const links = new Map<string, FlowLink>()
  for (const { from, to, isAbroad } of changes) {
    const key = `${from}\n${to}`
    const last = links.get(key)
    links.set(key, {
      from,
      to,
      weight: (last?.weight ?? 0) + 1,
      isAbroad: isAbroad || (last?.isAbroad ?? false),
    })
  }
  return [...links.values()]
}

const sumOf = (links: readonly FlowLink[], side: 'from' | 'to', id: string) =>
  links.filter((link) => link[side] === id).reduce((sum, { weight }) => sum + weight, 0)

/**
 * The flows of data of a mapping: from the people through the sectors to the recipients. An activity
 * whose data leaves the country marks all flows from its sector to its recipients: the answers do not say
 * which of them is abroad.
 */
export function toDataFlow({ sectors }: ReportedMapping): DataFlow {
  const links = addUp(
    sectors.flatMap(({ id, activities }) =>
      activities.flatMap(({ people, receivers, abroad }): Change[] => [
        ...people.map((name) => ({ from: `people/${name}`, to: id, isAbroad: false })),
        ...receivers
          .filter((name) => !saysNone(name))
          .map((name) => ({ from: id, to: `receiver/${name}`, isAbroad: abroad.length > 0 })),
      ]),
    ),
  )
  const toNode = (id: string, name: string): FlowNode => ({
    id,
    name,
    weight: Math.max(sumOf(links, 'from', id), sumOf(links, 'to', id)),
  })
  const namesOf = (prefix: string, side: 'from' | 'to') => [
    ...new Set(links.map((link) => link[side]).filter((id) => id.startsWith(prefix))),
  ]
  const toNodes = (prefix: string, side: 'from' | 'to') =>
    namesOf(prefix, side).map((id) => toNode(id, id.slice(prefix.length)))
  return {
    people: toNodes('people/', 'from'),
    sectors: sectors.map(({ id, name }) => toNode(id, name)).filter(({ weight }) => weight > 0),
    receivers: toNodes('receiver/', 'to'),
    links,
  }
}
