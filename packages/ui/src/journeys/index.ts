export { JourneysView } from './JourneysView/JourneysView.tsx'
export { JourneyView } from './JourneyView/JourneyView.tsx'
