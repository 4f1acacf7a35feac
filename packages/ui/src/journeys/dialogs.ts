export { StartJourneyDialog } from './StartJourneyDialog/StartJourneyDialog.tsx'
