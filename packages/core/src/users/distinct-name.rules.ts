import type { components } from '../generated/schema.ts'

type UserSummary = components['schemas']['UserSummary']

/**
 * The line below a name that distinguishes users of the same name: the e-mail, which is unique within the
 * customer, and their position. Always both, because a list that is read in pages does not know which names
 * occur again.
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
