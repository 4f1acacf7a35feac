import type { DemandListener } from '../features/demands/demand-events.ts'
import { openNextStep } from '../features/journeys/open-next-step.ts'
import { advanceMapping } from '../features/mapping/advance-mapping.ts'
import { requireRiskMeeting } from '../features/risk/risk-meeting.ts'

/** The tools that react to demands. A new one is a line here. */
export const demandListeners: readonly DemandListener[] = [
  { raising: requireRiskMeeting },
  { changed: advanceMapping },
  { changed: openNextStep },
]
