import type { ReportedMapping } from './mapping-report.rules.ts'
import { saysNone } from './says-none.ts'

/** Where data come from, or go to: people, a sector, or who receives them. */
export interface FlowNode {
  readonly id: string
  readonly name: string
  /** Ways that touch it, by the side with more. */
  readonly weight: number
}

/** A way that data take. */
export interface FlowLink {
  readonly from: string
  readonly to: string
  /** Activities in which they take it. */
  readonly weight: number
  /** In one of them they leave the country. */
  readonly isAbroad: boolean
}

/** Whose data a business has, which sectors use them, and who gets them. */
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
 * The ways of the data of a mapping: from the people over the sectors to who receives them. An activity
 * whose data leave the country marks all ways from its sector to its receivers: the answers do not say
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
