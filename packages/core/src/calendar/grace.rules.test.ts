import { describe, expect, it } from 'vitest'
import { conventions } from './conventions.ts'
import { evaluateGrace } from './grace.rules.ts'

const { specified, brazil } = conventions

describe('evaluateGrace', () => {
  it.each([
    ['the overdue day itself', '2026-11-16', '2026-11-16', specified, 'running', '2026-11-19'],
    ['second working day', '2026-11-16', '2026-11-18', specified, 'running', '2026-11-19'],
    ['third working day', '2026-11-16', '2026-11-19', specified, 'ended', '2026-11-19'],
    ['over a weekend', '2026-11-19', '2026-11-23', specified, 'running', '2026-11-24'],
    ['over a holiday', '2026-11-18', '2026-11-23', brazil, 'running', '2026-11-24'],
    ['overdue since a Saturday', '2026-11-21', '2026-11-24', specified, 'running', '2026-11-25'],
    [
      'a weekend after the second day',
      '2026-11-18',
      '2026-11-22',
      specified,
      'running',
      '2026-11-23',
    ],
    ['long ago', '2025-01-02', '2026-11-20', specified, 'ended', '2025-01-07'],
  ] as const)('%s', (_, since, today, preset, state, closesOn) => {
    expect(evaluateGrace(since, today, preset)).toEqual({ state, closesOn })
  })

  it.each([null, undefined])('nothing overdue: %s', (since) => {
    expect(evaluateGrace(since, '2026-11-20', specified)).toEqual({ state: 'none' })
  })
})
