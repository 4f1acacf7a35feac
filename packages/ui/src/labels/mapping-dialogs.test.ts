import { expect, it } from 'vitest'
import { mappingConfirmations } from './mapping-dialogs.ts'

it('says that a deletion takes the answers along', () => {
  for (const name of ['deleteSector', 'deleteActivity'] as const) {
    expect(mappingConfirmations[name].text).toMatch(/todas as respostas relacionadas/i)
  }
})
