/** The side of a person, after their name. */
export const sideMessages = {
  'sides.firm': '{name} (escritório)',
  'sides.customer': '{name} (cliente)',
} as const
