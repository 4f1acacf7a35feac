export { NAMES_SHOWN } from './BusinessesView/BusinessCard.tsx'
export { BusinessesView } from './BusinessesView/BusinessesView.tsx'
export { BusinessMembers } from './BusinessSettingsView/BusinessMembers.tsx'
export { BusinessSettingsView } from './BusinessSettingsView/BusinessSettingsView.tsx'
