/** The side on which a person stands, after their name. */
export const sideMessages = {
  'sides.firm': '{name} (escritório)',
  'sides.customer': '{name} (cliente)',
} as const
