import { style } from '@vanilla-extract/css'

/** On the document while the sidebar of the shell is in it. */
export const besideSidebar = style({})
/** On the document while a bar of actions lies at the foot of the window. */
export const aboveActionBar = style({})
/** On the document while a bar of choices stays below the header. */
export const belowChoiceBar = style({})
/** On the document while the question about cookies lies at the foot of the window. */
export const aboveBanner = style({})
