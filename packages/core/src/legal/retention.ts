/** Months that records of access are kept. Lei 12.965/2014, art. 15. */
export const ACCESS_RECORD_MONTHS = 6

/** Days that advertising data are kept. */
export const ADVERTISING_DATA_DAYS = 59
