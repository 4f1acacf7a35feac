/** Begins the message of an error that says that code of the portal did not come. */
export const lostCode = 'Lost code: '
