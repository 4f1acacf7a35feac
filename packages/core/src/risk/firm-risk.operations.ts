import type { components } from '../generated/schema.ts'
import { defineCommand, type Idempotent, type Versioned } from '../http/index.ts'
import { toBody, toIdAndBody } from '../http/request-parts.ts'
import { serverFirst } from '../http/server-first.ts'

type Schemas = components['schemas']

interface Id {
  readonly id: string
}

const wrapper = { ...serverFirst, stale: ['risk'] } as const

/** `POST /analysisRisk/sector`. Firm staff only, as everything here. */
export const createRiskSector = defineCommand({
  method: 'post',
  path: '/analysisRisk/sector',
  request: toBody<Schemas['RiskSectorDraft'] & Idempotent>,
  idempotent: true,
  ...wrapper,
})

/** `PATCH /analysisRisk/sector/{id}`. */
export const updateRiskSector = defineCommand({
  method: 'patch',
  path: '/analysisRisk/sector/{id}',
  request: toIdAndBody<Schemas['RiskSectorDraft'] & Id & Versioned>,
  versionOf: '/analysisRisk/sector/{id}',
  ...wrapper,
})

/** `DELETE /analysisRisk/sector/{id}`, with its questions and what customers answered to them. */
export const deleteRiskSector = defineCommand({
  method: 'delete',
  path: '/analysisRisk/sector/{id}',
  request: ({ id }: Id & Versioned) => ({ path: { id } }),
  versionOf: '/analysisRisk/sector/{id}',
  ...wrapper,
})

/** `POST /analysisRisk/question`. */
export const createRiskQuestion = defineCommand({
  method: 'post',
  path: '/analysisRisk/question',
  request: toBody<Schemas['RiskQuestionDraft'] & Idempotent>,
  idempotent: true,
  ...wrapper,
})

/** `PATCH /analysisRisk/question/{id}`. */
export const updateRiskQuestion = defineCommand({
  method: 'patch',
  path: '/analysisRisk/question/{id}',
  request: toIdAndBody<Schemas['RiskQuestionChanges'] & Id & Versioned>,
  versionOf: '/analysisRisk/question/{id}',
  ...wrapper,
})

/** `DELETE /analysisRisk/question/{id}`, with its answers and what customers chose of them. */
export const deleteRiskQuestion = defineCommand({
  method: 'delete',
  path: '/analysisRisk/question/{id}',
  request: ({ id }: Id & Versioned) => ({ path: { id } }),
  versionOf: '/analysisRisk/question/{id}',
  ...wrapper,
})

/** `POST /analysisRisk/answer`: an answer with its weights. */
export const createRiskAnswer = defineCommand({
  method: 'post',
  path: '/analysisRisk/answer',
  request: toBody<Schemas['RiskAnswerDraft'] & Idempotent>,
  idempotent: true,
  ...wrapper,
})

/** `PATCH /analysisRisk/answer/{id}`. */
export const updateRiskAnswer = defineCommand({
  method: 'patch',
  path: '/analysisRisk/answer/{id}',
  request: toIdAndBody<Schemas['RiskAnswerChanges'] & Id & Versioned>,
  versionOf: '/analysisRisk/answer/{id}',
  ...wrapper,
})

/** `DELETE /analysisRisk/answer/{id}`: customers who chose it answer again. */
export const deleteRiskAnswer = defineCommand({
  method: 'delete',
  path: '/analysisRisk/answer/{id}',
  request: ({ id }: Id & Versioned) => ({ path: { id } }),
  versionOf: '/analysisRisk/answer/{id}',
  ...wrapper,
})
