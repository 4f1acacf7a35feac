import * as z from 'zod/mini'
import { requiredChoice, requiredMessage } from '../forms/text-fields.ts'
import { demandMessages } from '../messages/demands.ts'

const selection = z
  .array(z.string(), demandMessages['demands.selectionRequired'])
  .check(z.minLength(1, demandMessages['demands.selectionRequired']))

/** 'Tornar sigilosa' for a selection, with another user if one is chosen. */
export const privateInMassSchema = z.object({
  demandsIds: selection,
  anotherUser: z._default(z.nullable(z.string()), null),
})

/** 'Tornar sigilosa' for one demand, with the other users who may see it. */
export const makePrivateSchema = z.object({ usersIds: z.array(z.string()) })

/** The dialog that gives users access to a private demand: at least one. */
export const privateUsersSchema = z.object({
  usersIds: z
    .array(z.string(), requiredMessage('userId'))
    .check(z.minLength(1, requiredMessage('userId'))),
})

/** The dialog that links a reminder: 'Lembrete para vincular*'. */
export const reminderLinkSchema = z.object({ reminderId: requiredChoice('reminderId') })
