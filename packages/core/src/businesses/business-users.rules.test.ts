import { expect, it } from 'vitest'
import { listAssociableUsers } from './business-users.rules.ts'

it('offers all users but the current one', () => {
  expect(listAssociableUsers([{ id: 'u1' }, { id: 'u2' }], 'u1')).toEqual([{ id: 'u2' }])
})
