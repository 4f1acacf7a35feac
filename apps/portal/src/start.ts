import './integrations/mail-link.ts'
import { router } from './router.ts'

// The page's code and data are asked for while the renderer is still on its way.
const loading = router.load()
import('./mount.tsx').then(
  ({ mount }) => mount(loading),
  () => window.tramiteCode?.hasFailed(),
)
