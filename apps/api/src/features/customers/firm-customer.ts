import type { components } from '@tramite/core/contract'
import type { Answers, Command } from '../../db/command.ts'
import { selectTagsOf } from './customer-tags.store.ts'
import { selectUsersOf } from './customer-users.store.ts'
import { type CustomerRow, toCustomer, toCustomerDetails } from './customers.store.ts'

/** What the firm sees of a customer besides its row: tags and users. */
export const companionsOf = (id: string) => [selectTagsOf(id), selectUsersOf(id)] as const

type Companions = Answers<ReturnType<typeof companionsOf> & readonly Command[]>

/** A customer as the firm sees it: detailed, with tags and users. */
export function toFirmCustomer(
  row: CustomerRow,
  [tags, users]: Companions,
): components['schemas']['Customer'] {
  return { ...toCustomer(row, tags), ...toCustomerDetails(row), users }
}
