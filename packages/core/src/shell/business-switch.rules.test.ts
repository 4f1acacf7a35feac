import { describe, expect, it } from 'vitest'
import { toListAfterSwitch } from './business-switch.rules.ts'

describe('toListAfterSwitch', () => {
  it.each([
    ['/demands/019a2c4e', '/demands'],
    ['/demands/019a2c4e?tab=documents', '/demands'],
    ['/demands/019a2c4e/print', '/demands'],
    ['/journeys/1', '/journeys'],
    ['/tools/mapping/1', '/tools/mapping'],
    ['/tools/mapping/1/activity/2', '/tools/mapping'],
    ['/tools/analysisRisk/sector/1', '/tools/analysisRisk'],
    ['/demands/new', undefined],
    ['/demands', undefined],
    ['/', undefined],
    ['/tools/templates/1', undefined],
    ['/business/1/settings', undefined],
    ['/nowhere', undefined],
  ])('%s: %s', (path, list) => expect(toListAfterSwitch(path)).toBe(list))
})
