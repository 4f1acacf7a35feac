import '@tramite/ui/theme'
import { afterFirstFrame, afterFirstPage } from './last-seen/first-frame.ts'

afterFirstPage(() => {
  const isFilled = document.getElementById('root')?.hasChildNodes() ?? false
  afterFirstFrame(isFilled, () => void import('./start.ts'))
})
