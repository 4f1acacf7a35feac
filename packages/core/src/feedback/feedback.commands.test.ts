import { expect, it } from 'vitest'
import { createApiClient, toCommandToast } from '../http/index.ts'
import { message } from '../messages/catalogue.ts'
import { saveFeedback } from './index.ts'

const { meta } = saveFeedback(
  createApiClient({
    baseUrl: '/api',
    fetch: () => Promise.reject(new Error('Nothing is sent')),
    token: () => null,
    businessId: () => null,
  }),
)

it.each([
  ['thanks for stars', undefined, { skipped: false }, 'Muito obrigado pelo seu feedback!'],
  ['does not thank for a skip', undefined, { skipped: true }, undefined],
  ['keeps a failure to itself', new Error('Cut'), undefined, undefined],
])('%s', (_, error, answer, title) => {
  expect(toCommandToast(meta, message, error, answer)?.title).toBe(title)
})
