import { expect, it } from 'vitest'
import { toFlowLayout, toNodeLabel } from './flow-layout.ts'

const node = (id: string, weight: number) => ({ id, name: id, weight })

it('puts nodes below one another without touching, and draws a way for each link', () => {
  const layout = toFlowLayout({
    people: [node('a', 2), node('b', 1)],
    sectors: [node('s', 3)],
    receivers: [],
    links: [
      { from: 'a', to: 's', weight: 2, isAbroad: false },
      { from: 'b', to: 's', weight: 1, isAbroad: false },
      { from: 's', to: 'nobody', weight: 1, isAbroad: true },
    ],
  })
  const [first, second] = layout.people
  if (!first || !second) throw new Error('Nodes are missing')
  expect(second.y).toBeGreaterThan(first.y + first.height)
  expect(second.y + second.height).toBeLessThanOrEqual(layout.height)
  expect(first.height).toBe(2 * second.height)
  expect(layout.links).toHaveLength(2)
})

it('shortens a long name, and cuts no picture of two signs', () => {
  expect(toNodeLabel('Fornecedores e parceiros')).toBe('Fornecedores e parceiros')
  expect(toNodeLabel('A'.repeat(35))).toBe(`${'A'.repeat(33)}…`)
  expect(toNodeLabel('🚀'.repeat(40))).toBe(`${'🚀'.repeat(16)}…`)
})
