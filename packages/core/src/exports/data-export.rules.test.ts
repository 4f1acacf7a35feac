import { describe, expect, it } from 'vitest'
import { type DataExport, exportLookEvery, toDataExportState } from './data-export.rules.ts'

const ready: DataExport = {
  id: '019a2c70-0a10-7c21-9b02-3f5e1d7c0a11',
  status: 'READY',
  percent: 100,
  waitsForSpace: false,
  size: 12,
  files: 1,
  createdAt: '2026-03-11T13:20:00.000Z',
  readyAt: '2026-03-11T13:21:00.000Z',
  expiresAt: '2026-03-18T13:21:00.000Z',
}
const now = new Date('2026-03-12T12:00:00.000Z')

describe('toDataExportState', () => {
  it.each([
    ['none', []],
    ['building', [{ ...ready, status: 'WAITING' as const, percent: 0, expiresAt: null }]],
    ['building', [{ ...ready, status: 'BUILDING' as const, percent: 40, expiresAt: null }, ready]],
    ['ready', [ready]],
    ['ended', [{ ...ready, expiresAt: now.toISOString() }]],
    ['withdrawn', [{ ...ready, expiresAt: ready.createdAt }]],
    ['failed', [{ ...ready, status: 'FAILED' as const, expiresAt: null }, ready]],
  ])('%s', (state, exports) => {
    expect(toDataExportState(exports, now).state).toBe(state)
  })

  const failed = { ...ready, id: 'failed', status: 'FAILED' as const, expiresAt: null }
  const building = { ...ready, id: 'building', status: 'BUILDING' as const, expiresAt: null }
  const ended = { ...ready, id: 'ended', expiresAt: now.toISOString() }
  const file = { id: ready.id, size: 12, madeAt: ready.readyAt, until: ready.expiresAt }
  it.each([
    ['while another is built', [building, ready], file],
    ['after another failed', [failed, failed, ready, { ...ready, id: 'older' }], file],
    ['not once it is deleted', [building, ended], undefined],
    ['not without one', [failed], undefined],
  ])('tells of an earlier file, %s', (_, exports, stillReady) => {
    expect(toDataExportState(exports, now)).toHaveProperty('stillReady', stillReady)
  })

  it.each([
    ['nothing once it has begun', building, undefined],
    ['its turn', { ...building, status: 'WAITING' as const }, 'turn'],
    ['space on the disk', { ...building, waitsForSpace: true }, 'space'],
  ])('tells what it waits for: %s', (_, latest, waitsFor) => {
    expect(toDataExportState([latest], now)).toHaveProperty('waitsFor', waitsFor)
  })

  it('is looked at again while it is being made, and not afterwards', () => {
    expect(exportLookEvery({ state: 'building', percent: 1 })).toBeGreaterThan(0)
    expect(exportLookEvery({ state: 'ended' })).toBe(false)
  })
})
