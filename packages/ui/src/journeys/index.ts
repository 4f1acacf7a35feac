export { JourneysNotice } from './JourneysNotice/JourneysNotice.tsx'
export { JourneysView } from './JourneysView/JourneysView.tsx'
export { JourneyView } from './JourneyView/JourneyView.tsx'
