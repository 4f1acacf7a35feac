/** Name of the place where the name of a new activity is kept, by its sector. */
export const newActivityPlace = 'mapping-activity'

/** Name of the place where the new name of an activity is kept, by the activity. */
export const activityRenamePlace = 'mapping-activity-rename'
