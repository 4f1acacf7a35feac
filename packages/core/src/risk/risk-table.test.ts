import { describe, expect, it, vi } from 'vitest'
import { createApiClient } from '../http/index.ts'
import { buildId } from '../testing/index.ts'
import { calculateRiskSector } from './calculate-risk-sector.ts'
import type { RiskAnswerCustomer, RiskQuestion } from './risk.types.ts'
import { riskAnswersDraft } from './risk-answers.draft.ts'
import { getRiskTable } from './risk-pages.queries.ts'
import {
  toAnsweredQuestions,
  toAnswerList,
  toChangedAnswers,
  toRiskForm,
  toRiskSpreadsheetRows,
  toRiskTable,
} from './risk-table.ts'
import { chooseRiskAnswer, findOvertakenChoices, toOpenChoices } from './unsaved-choices.ts'

const at = '2026-11-18T13:00:00.000Z'
const sectors = [
  { id: buildId(1), name: 'Perfil dos clientes' },
  { id: buildId(2), name: 'Perfil das operações' },
]

function buildQuestion(number: number, Sector_id = buildId(1)): RiskQuestion {
  const id = buildId(number)
  const answers = [1, 2].map((answer) => ({
    id: buildId(number * 10 + answer),
    name: `Resposta ${answer}`,
    Question_id: id,
    createdAt: at,
  }))
  const name = `Pergunta ${number}`
  return { id, name, source: null, Sector_id, createdAt: at, AnswerAIRs: answers }
}

const choose = (question: number, answer = 1): RiskAnswerCustomer => ({
  id: buildId(900 + question),
  Question_id: buildId(question),
  Answer_id: buildId(question * 10 + answer),
  Customer_id: buildId(1),
  Business_id: buildId(2),
  updatedAt: at,
})

const questions = [buildQuestion(11), buildQuestion(12), buildQuestion(21, buildId(2))]
const selection = (question: number, answer = 1) => ({
  Question_id: buildId(question),
  Answer_id: buildId(question * 10 + answer),
})
const change = (question: number, answer = 1, replaced: number | null = null) => ({
  ...selection(question, answer),
  ReplacedAnswer_id: replaced === null ? null : buildId(question * 10 + replaced),
})

describe('the table', () => {
  it('counts what is answered in each sector', () => {
    const rows = toRiskTable({ sectors, questions, choices: [choose(11), choose(21)] })
    expect(
      rows.map(({ sector, counts, action, href }) => [sector.name, counts, action, href]),
    ).toEqual([
      ['Perfil dos clientes', '1/2', 'Responder', `/tools/analysisRisk/sector/${buildId(1)}`],
      ['Perfil das operações', '1/1', 'Detalhes', `/tools/analysisRisk/sector/${buildId(2)}`],
    ])
    expect(rows.map(({ result }) => result)).toEqual([null, null])
  })

  it('gives the answers of a sector, for calculating and for the form', () => {
    const [row] = toRiskTable({ sectors, questions, choices: [choose(12, 2), choose(21)] })
    expect(row && toAnswerList(row)).toEqual([selection(12, 2)])
    expect(row && toRiskForm(row)).toEqual({ [buildId(11)]: '', [buildId(12)]: buildId(122) })
  })

  it('saves only what has changed', () => {
    const asked = { questions: toAnsweredQuestions(questions, [choose(11), choose(12)]) }
    const form = { [buildId(11)]: buildId(111), [buildId(12)]: buildId(122), [buildId(21)]: '' }
    expect(toChangedAnswers(asked, form)).toEqual([change(12, 2, 1)])
  })

  it('saves what was changed before what is new, which may conclude the sector', () => {
    const asked = { questions: toAnsweredQuestions(questions, [choose(12), choose(21)]) }
    const form = {
      [buildId(11)]: buildId(111),
      [buildId(12)]: buildId(122),
      [buildId(21)]: buildId(212),
    }
    expect(toChangedAnswers(asked, form)).toEqual([change(12, 2, 1), change(21, 2, 1), change(11)])
  })

  it('writes a line for each answer, with the level of its sector', () => {
    const rows = toRiskTable({ sectors, questions, choices: [choose(11), choose(21, 2)] })
    const result = { level: 'Alto', color: '#b3261e', Probabilidade: 5, Impacto: 5 } as const
    const lines = toRiskSpreadsheetRows(rows.map((row) => (row.isDone ? { ...row, result } : row)))
    expect(lines).toEqual([
      {
        sector: 'Perfil dos clientes',
        question: 'Pergunta 11',
        answer: 'Resposta 1',
        date: at,
        level: '-',
      },
      {
        sector: 'Perfil das operações',
        question: 'Pergunta 21',
        answer: 'Resposta 2',
        date: at,
        level: 'Alto',
      },
    ])
  })

  it('writes no line for an answer that the firm has taken away meanwhile', () => {
    const rows = toRiskTable({ sectors, questions, choices: [choose(11, 9)] })
    expect(toRiskSpreadsheetRows(rows)).toEqual([])
  })

  it('is read to the last page, with the risk of concluded sectors only', async () => {
    const result = { level: 'Baixo', color: '#1b7f3b', Probabilidade: 1, Impacto: 1 }
    const pages: Record<string, unknown> = {
      '/analysisRisk/sector': { sectors, total: 2, nextCursor: null },
      '/analysisRisk/question': { questions: [questions[0]], total: 3, nextCursor: 'next' },
      '/analysisRisk/question?next': { questions: questions.slice(1), total: 3, nextCursor: null },
      '/analysisRisk/answerCustomer': { answersCustomer: [choose(21)], total: 1, nextCursor: null },
      '/analysisRisk/answerCustomer/calculateRisk': result,
    }
    const bodies: unknown[] = []
    const client = createApiClient({
      baseUrl: 'https://api.example',
      token: () => null,
      businessId: () => buildId(2),
      fetch: async (request) => {
        const { pathname, searchParams } = new URL(request.url)
        if (request.method === 'POST') bodies.push(await request.json())
        const cursor = searchParams.get('cursor')
        return Response.json(pages[cursor === null ? pathname : `${pathname}?${cursor}`])
      },
    })
    const rows = await getRiskTable(client).queryFn()
    expect(rows.map(({ counts, result }) => [counts, result])).toEqual([
      ['0/2', null],
      ['1/1', result],
    ])
    expect(bodies).toEqual([{ answerList: [selection(21)] }])
  })
})

describe('what is chosen and not saved', () => {
  const [first] = toRiskTable({ sectors, questions, choices: [choose(11)] })
  if (!first) throw new Error('There is no sector')
  const three = [...questions, buildQuestion(13)]
  const unsaved = chooseRiskAnswer(first, riskAnswersDraft.empty, buildId(12), buildId(122))

  it('stands over what is saved, which others may change meanwhile', () => {
    const open = toOpenChoices(first, unsaved)
    expect(toRiskForm(first, open.changes)).toEqual({
      [buildId(11)]: buildId(111),
      [buildId(12)]: buildId(122),
    })
    const [changed] = toRiskTable({ sectors, questions, choices: [choose(11, 2)] })
    expect(changed && toChangedAnswers(changed, toRiskForm(changed, open.changes))).toEqual([
      change(12, 2),
    ])
    expect(changed && findOvertakenChoices(changed, open)).toEqual([])
  })

  it('is asked about when another answer was given to its question since', () => {
    const [changed] = toRiskTable({ sectors, questions: three, choices: [choose(12)] })
    if (!changed) throw new Error('There is no sector')
    const [overtaken] = changed.questions.filter(({ chosen }) => chosen)
    expect(findOvertakenChoices(changed, unsaved)).toEqual([overtaken])
    const mine = chooseRiskAnswer(changed, unsaved, buildId(12), buildId(122))
    expect(mine.changes).toEqual(unsaved.changes)
    expect(findOvertakenChoices(changed, mine)).toEqual([])
    // Of drafts of before nobody knows what was given then.
    expect(findOvertakenChoices(changed, { ...unsaved, saved: {} })).toEqual([])
  })

  it('is not asked about when the answer was withdrawn, or is the same', () => {
    const over = chooseRiskAnswer(first, riskAnswersDraft.empty, buildId(11), buildId(112))
    expect(over).toEqual({
      changes: { [buildId(11)]: buildId(112) },
      saved: { [buildId(11)]: buildId(111) },
    })
    const rows = [[], [choose(11, 2)]].map(
      (choices) => toRiskTable({ sectors, questions: three, choices })[0] ?? first,
    )
    expect(rows.map((row) => findOvertakenChoices(row, over))).toEqual([[], []])
  })

  it.each([
    ['what is saved', first, { [buildId(11)]: buildId(111) }],
    ['an answer that the firm has taken away', first, { [buildId(12)]: buildId(129) }],
    ['a question of before', first, { [buildId(13)]: buildId(131) }],
  ])('is no longer %s', (_, row, choices) => {
    expect(toOpenChoices(row, { changes: choices, saved: choices })).toEqual(riskAnswersDraft.empty)
  })

  it('outlives that others conclude the sector, and stands over no answer when it is redone', () => {
    const [done, redone] = [[choose(11), choose(12)], []].map(
      (choices) => toRiskTable({ sectors, questions, choices })[0] ?? first,
    )
    expect(done?.isDone).toBe(true)
    expect(done && toOpenChoices(done, unsaved)).toEqual(unsaved)
    expect(redone && toOpenChoices(redone, unsaved)).toEqual(unsaved)
    expect(redone && findOvertakenChoices(redone, unsaved)).toEqual([])
  })

  it('is read from its draft, and nothing else is', () => {
    const { read, isEmpty, empty } = riskAnswersDraft
    const kept = { changes: { q: 'a' }, saved: { q: '' } }
    expect(read(kept, 2)).toEqual(kept)
    expect(read({ q: 'a' }, 1)).toEqual({ changes: { q: 'a' }, saved: {} })
    expect(read(kept, 3)).toBeUndefined()
    expect(read({ q: 1 }, 1)).toBeUndefined()
    expect([isEmpty(empty), isEmpty(kept)]).toEqual([true, false])
  })
})

describe("'Calcular Risco'", () => {
  it('saves what has changed, in order, and calculates all', async () => {
    const run = vi.fn(async (..._: unknown[]) => null)
    const asked = toAnsweredQuestions(questions.slice(0, 2), [choose(11)])
    const form = { [buildId(11)]: buildId(111), [buildId(12)]: buildId(121) }
    await calculateRiskSector({ run }, asked, form)
    expect(run.mock.calls.map(([, input]) => input)).toEqual([
      change(12),
      { answerList: [selection(11), selection(12)] },
    ])
  })

  it('calculates nothing when an answer is not saved', async () => {
    const run = vi.fn(() => Promise.reject(new Error('offline')))
    const form = { [buildId(11)]: buildId(111), [buildId(12)]: buildId(121) }
    const asked = toAnsweredQuestions(questions.slice(0, 2), [])
    await expect(calculateRiskSector({ run }, asked, form)).rejects.toThrow('offline')
    expect(run).toHaveBeenCalledTimes(1)
  })
})
