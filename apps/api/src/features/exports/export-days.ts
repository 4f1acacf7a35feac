/** Days in which a finished export can be fetched; then its file is deleted. */
export const EXPORT_DAYS = 7
