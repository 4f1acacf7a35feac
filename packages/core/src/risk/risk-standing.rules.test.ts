import { describe, expect, it } from 'vitest'
import { toRiskStanding } from './risk-standing.rules.ts'

const none = [
  { answered: 0, total: 4 },
  { answered: 0, total: 6 },
]
const some = [
  { answered: 4, total: 4 },
  { answered: 1, total: 6 },
]
const all = [
  { answered: 4, total: 4 },
  { answered: 6, total: 6 },
]

describe('where a risk analysis was left off', () => {
  it.each([
    ['no demand', undefined, none, null],
    ['the meeting is asked for', 'OPEN', none, { kind: 'meeting' }],
    ['the meeting was held', 'FINISHED', none, { kind: 'empty' }],
    ['all taken back while it is with the firm', 'IN_PROGRESS', none, { kind: 'demand' }],
    ['all taken back while the firm waits', 'PENDING', none, { kind: 'demand' }],
    ['begun', 'FINISHED', some, { kind: 'questions', answered: 5, questions: 10 }],
    [
      'taken back while it is with the firm',
      'IN_PROGRESS',
      some,
      { kind: 'questions', answered: 5, questions: 10 },
    ],
    ['complete', 'FINISHED', all, { kind: 'answered' }],
    ['complete before the meeting was held', 'OPEN', all, { kind: 'answered' }],
    ['complete, sent or not', 'IN_PROGRESS', all, { kind: 'answered' }],
    ['waiting', 'PENDING', all, { kind: 'answered' }],
    ['no questions at all', 'FINISHED', [], { kind: 'empty' }],
  ] as const)('%s', (_, statusKey, sectors, standing) => {
    expect(toRiskStanding(statusKey && { statusKey }, sectors)).toEqual(standing)
  })
})
