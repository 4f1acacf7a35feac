/** The words of a failure that no toast reports, for the dialog that shows it. */
export const toOwnFailure = (error: Error | null) =>
  error?.message ? { title: error.message } : undefined
