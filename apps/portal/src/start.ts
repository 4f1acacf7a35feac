import './integrations/mail-link.ts'
import { router } from './router.ts'

// The page's code and data are requested while the renderer is still loading.
const loading = router.load()
import('./mount.tsx').then(
  ({ mount }) => mount(loading),
  () => window.tramiteCode?.fail(),
)
