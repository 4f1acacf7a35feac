export { UnsavedChoices as default } from '@tramite/ui/risk/dialogs'
