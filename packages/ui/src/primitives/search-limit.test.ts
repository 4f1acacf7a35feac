import { TEXT_MAX } from '@tramite/core/forms'
import { expect, it } from 'vitest'
import { SEARCH_MAX } from './search-limit.ts'

it('a search takes as many letters as the server', () => {
  expect(SEARCH_MAX).toBe(TEXT_MAX)
})
