import * as calls from '../generated/calls/demands.ts'
import { defineCommand, type Versioned } from '../http/index.ts'
import { toSelectedIds } from './selected-ids.ts'

interface DemandId {
  readonly id: string
}

/** `PATCH /demands/{id}/private`: opens a private demand to all users. */
export const makeDemandPublic = defineCommand(calls.makeDemandPublic, {
  success: 'demands.madePublic',
  failure: 'demands.makePublicFailed',
  stale: ['demands', 'home', 'documents'],
})

/** `PATCH /demands/{id}/{userId}/private`: makes a demand private for a user. */
export const makeDemandPrivate = defineCommand(calls.makeDemandPrivate, {
  success: 'demands.madePrivate',
  failure: 'demands.makePrivateFailed',
  stale: ['demands', 'home', 'documents'],
})

/** `PATCH /demands/{id}/{userId}/private/addUsers`: gives a user, and others, access to a private demand. */
export const addPrivateDemandUsers = defineCommand(calls.addPrivateDemandUsers, {
  request: ({
    id,
    userId,
    usersIds = [],
  }: DemandId & Versioned & { userId: string; usersIds?: readonly string[] }) => ({
    path: { id, userId },
    body: { usersIds: [...usersIds] },
  }),
  success: 'demands.letIn',
  failure: 'demands.letInFailed',
  stale: ['demands'],
})

/**
 * `PATCH /demands/{ids}/privateInMass`: makes a selection private, with or without another user. Without
 * a selection it rejects without a request.
 */
export const makeDemandsPrivate = defineCommand(calls.makeDemandsPrivate, {
  request: ({ ids, anotherUser }: { ids: readonly string[]; anotherUser?: string | null }) => ({
    path: { ids: toSelectedIds(ids) },
    body: anotherUser ? { anotherUser } : {},
  }),
  success: 'demands.madePrivateInMass',
  failure: 'demands.makePrivateInMassFailed',
  stale: ['demands', 'home', 'documents'],
})
