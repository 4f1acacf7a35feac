import type { components } from '../generated/schema.ts'

type UserSummary = components['schemas']['UserSummary']

/**
 * What tells a person apart from namesakes, for the line below the name: the e-mail, which nobody else of the customer
 * has, and what they do there. Always both, since a list that is read in pages does not know whose name comes again.
 * @param person with `occupation` null if nothing is known of it
 * @returns 'joao@aurora.example', or 'joao@aurora.example · Comprador'
 */
export const toPersonNote = ({ email, occupation }: Pick<UserSummary, 'email' | 'occupation'>) =>
  occupation === null ? email : `${email} · ${occupation}`

/**
 * The same in one line with the name, for the names of buttons and for lists that have only one line.
 * @returns 'João Silva, joao@aurora.example'
 */
export const toDistinctName = ({ name, email }: Pick<UserSummary, 'name' | 'email'>) =>
  `${name}, ${email}`
