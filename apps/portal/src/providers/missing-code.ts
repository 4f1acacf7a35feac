/** Prefix of the message of an error that means that code of the portal could not be loaded. */
export const missingCodePrefix = 'Missing code: '

/** Whether a page failed because its code could not be loaded. */
export const isMissingCode = (error: unknown): boolean => String(error).includes(missingCodePrefix)
