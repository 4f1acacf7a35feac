import { defaultQuestionnaire } from '@tramite/core/mapping'
import { expect, it } from 'vitest'
import { readFirmConfig } from '../../config/firm.ts'
import { defaultContent } from '../../content/content.ts'
import { startTestPortal } from '../../testing/test-portal.ts'

it('asks what we ask where the firm brings nothing', async () => {
  const portal = await startTestPortal()
  const { status, body } = await portal.call('getMappingQuestionnaire', { as: 'ana' })
  expect([status, body]).toEqual([200, defaultQuestionnaire])
  const ended = await portal.call('getMappingQuestionnaire', { as: 'caio' })
  expect(ended.status).toBe(403)
  await portal.close()
})

it('asks what the firm asks, in its order, with its suggestions', async () => {
  const questions = defaultQuestionnaire.questions
    .map((question) => ({ ...question, title: `A casa pergunta: ${question.title}` }))
    .reverse()
  const questionnaire = {
    questions,
    suggestions: [{ sector: 'RH', field: 'question1', tags: ['Matrícula'] }],
  } satisfies typeof defaultQuestionnaire
  const firm = { ...readFirmConfig(), content: { ...defaultContent, questionnaire } }
  const portal = await startTestPortal({ firm })
  for (const as of ['ana', 'lia'] as const) {
    expect((await portal.call('getMappingQuestionnaire', { as })).body).toEqual(questionnaire)
  }
  await portal.close()
})
