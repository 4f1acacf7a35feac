import { createPortalRouter } from './create-router.ts'
import { openPorts } from './integrations/open-ports.ts'

/** The router of this browser. */
export const router = createPortalRouter(openPorts())
