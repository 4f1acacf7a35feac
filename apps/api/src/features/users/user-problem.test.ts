import { message } from '@tramite/core/messages'
import { expect, it } from 'vitest'
import { toUserProblem } from './user-problem.ts'

it('has a text for every refusal', () => {
  const reasons = [
    'adminsOnly',
    'adminGrant',
    'superAdminGrant',
    'emailProtected',
    'roleProtected',
    'rankProtected',
    'privateHeirGrant',
    'privateHeirIsRemover',
    'privateHeirUnknown',
    'ownAccount',
    'heirRequired',
    'heirIsRemoved',
    'heirUnknown',
    'heirOutsideBusiness',
    'removalFinal',
    'firmAdminsOnly',
    'notAdmin',
    'weak',
    'common',
    'personal',
    'mismatch',
  ] as const
  for (const reason of reasons) expect(message(toUserProblem(reason))).toMatch(/[.!\wê]$/)
})
