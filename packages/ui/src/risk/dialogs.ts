export { RiskConfirmDialog } from './dialogs/RiskConfirmDialog.tsx'
export { RiskTermsDialog } from './dialogs/RiskTermsDialog.tsx'
export { UnsavedChoices } from './UnsavedChoices.tsx'
