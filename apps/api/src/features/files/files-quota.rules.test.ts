import { describe, expect, it } from 'vitest'
import { evaluateFilesQuota, toQuotaText } from './files-quota.rules.ts'

describe('evaluateFilesQuota', () => {
  it.each([
    [0, 100, 100, true],
    [99, 1, 100, true],
    [99, 2, 100, false],
    [100, 1, 100, false],
    [150, 1, 100, false],
  ])('%i bytes and %i more of %i: %s', (used, size, most, expected) => {
    expect(evaluateFilesQuota({ used, size, allowed: most }).allowed).toBe(expected)
  })
})

it('says how much is used of how much', () => {
  expect(toQuotaText(10.5 * 1024 ** 3, 10 * 1024 ** 3)).toBe(
    'Não há espaço para este arquivo: os arquivos da sua conta ocupam 10,5 GB dos 10 GB disponíveis. Fale com o escritório.',
  )
})
