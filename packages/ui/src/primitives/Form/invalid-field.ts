/** Selects fields that are marked as invalid. A group of choices is not a field, but its choices are. */
export const invalidField = '[aria-invalid="true"]:not([role$="group"])'
