import { civilDateOf, conventions, weekdayOf } from '@tramite/core/calendar'
import { evaluateMarkLogo, isListedMark, needsLogo, toMarkStatus } from '@tramite/core/marks'
import { describe, expect, it } from 'vitest'
import { toDemoRows } from '../demo-rows.ts'
import { toJpeg } from './jpeg.ts'

describe.each([
  ['2026-11-18T12:30:00Z', conventions.specified],
  ['2026-11-22T15:00:00Z', conventions.brazil],
  ['2027-01-01T03:00:00Z', conventions.brazil],
])('the marks on %s', (now, preset) => {
  const rows = toDemoRows(new Date(now), preset, 'hash')
  const demandOf = new Map(rows.demands.map((demand) => [demand.id, demand]))
  const shown = rows.marks.map((mark) => ({
    ...mark,
    Demand: { statusKey: demandOf.get(mark.demandId)?.statusKey ?? ('OPEN' as const) },
    ProcessNumbers: rows.markProcesses
      .filter(({ markId }) => markId === mark.id)
      .map(({ status }) => ({ apolStatus: status ?? null })),
  }))

  it('are listed in each status, presentation and business of Aurora', () => {
    expect(shown.filter((mark) => !isListedMark(mark))).toEqual([])
    expect(new Set(shown.map(toMarkStatus))).toEqual(
      new Set(['awaitingFiling', 'underReview', 'registered']),
    )
    expect(new Set(shown.map(({ presentation }) => presentation)).size).toBe(3)
    expect(new Set(shown.map(({ businessId }) => businessId)).size).toBe(2)
    expect(shown.some(({ ProcessNumbers }) => ProcessNumbers.length > 1)).toBe(true)
  })

  it('belong to a demand of registrations, by its creator', () => {
    for (const { demandId, userId, customerId } of rows.marks) {
      expect(demandOf.get(demandId)).toMatchObject({
        demandTypeName: 'Registro de Marcas',
        userId,
        customerId,
      })
    }
  })

  it('have logos that the registration would take', () => {
    const files = new Map(rows.files.map(({ row, bytes }) => [row.key, { row, bytes }]))
    const logos = rows.marks.flatMap(({ logoKey }) => files.get(logoKey ?? '') ?? [])
    expect(logos).toHaveLength(2)
    for (const { row, bytes } of logos) {
      expect(evaluateMarkLogo(bytes)).toEqual({ allowed: true })
      expect(row.contentType).toBe('image/jpeg')
    }
    const words = rows.marks.filter(({ presentation }) => presentation === 'Nominativa')
    expect(words.filter(({ logoKey }) => logoKey !== null)).toEqual([])
    expect(needsLogo('Figura')).toBe(true)
  })

  it('stand where their histories have brought them, by editions of Tuesdays', () => {
    const today = civilDateOf(new Date(now), preset.timeZone)
    for (const process of rows.markProcesses) {
      const history = rows.markEvents.filter(({ processId }) => processId === process.id)
      const days = history.map(({ occurredOn }) => occurredOn)
      expect(days).toEqual([...days].sort())
      expect(history.at(-1)).toMatchObject({
        status: process.status,
        occurredOn: process.statusOn,
      })
      expect((days.at(-1) ?? '') <= today).toBe(true)
    }
    const published = rows.markEvents.filter(({ gazetteNumber }) => gazetteNumber !== null)
    expect(new Set(published.map(({ occurredOn }) => weekdayOf(occurredOn)))).toEqual(new Set([2]))
    const known = new Map(rows.gazettes.map(({ number, publishedOn }) => [number, publishedOn]))
    for (const { gazetteNumber, occurredOn } of published) {
      expect(known.get(gazetteNumber ?? 0)).toBe(occurredOn)
    }
    for (const [number, day] of known) {
      expect(Date.parse(day) - Date.parse('2026-10-06')).toBe((number - 2909) * 7 * 86_400_000)
      expect(day <= today).toBe(true)
    }
  })
})

describe('toJpeg', () => {
  it('makes a picture of any size, all of whose bytes belong to it', () => {
    for (const pixels of [1, 8, 945, 1000]) {
      const bytes = toJpeg(pixels, (x, y) => [255 * x, 255 * y, 0])
      expect([bytes.readUInt16BE(0), bytes.readUInt16BE(bytes.length - 2)]).toEqual([
        0xffd8, 0xffd9,
      ])
      expect(evaluateMarkLogo(bytes).allowed).toBe(pixels === 945)
    }
  })
})
