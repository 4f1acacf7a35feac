import { expect, it } from 'vitest'
import { FLOW_WIDTH, toFlowLayout, toLabelPlace } from './flow-layout.ts'

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

it('gives each name room of its own: inside the picture, beside no other name and on no way', () => {
  const nodes = (prefix: string) => [1, 1, 2, 5].map((weight, at) => node(`${prefix}${at}`, weight))
  const { people, sectors, receivers } = toFlowLayout({
    people: nodes('p'),
    sectors: nodes('s'),
    receivers: nodes('r'),
    links: [],
  })
  for (const column of [people, sectors, receivers]) {
    const places = column.map(toLabelPlace)
    for (const [index, { x, y, width, lines }] of places.entries()) {
      expect(lines).toBeGreaterThan(0)
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x + width).toBeLessThanOrEqual(FLOW_WIDTH)
      const last = places[index - 1]
      if (last) expect(y).toBeGreaterThanOrEqual(last.y + last.height)
    }
  }
  const [sector] = sectors
  if (!sector) throw new Error('The sector is missing')
  const place = toLabelPlace(sector)
  expect(place.x).toBeGreaterThan(sector.x)
  expect(place.x + place.width).toBeLessThan(sector.x + sector.width)
})
