/** Where a new name that is being typed for a demand is kept, by its id. */
export const renamePlace = 'demand-rename'
