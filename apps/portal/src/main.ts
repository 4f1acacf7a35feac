import '@tramite/ui/theme'
import { afterFirstFrame } from './last-seen/first-frame.ts'

const isFilled = document.getElementById('root')?.hasChildNodes() ?? false
afterFirstFrame(isFilled, () => void import('./start.ts'))
