import { lazyCode } from '../Overlay/lazy-code.ts'

/** Fields in which one picks of many: their code comes when somebody points at or focuses one. */
export const pickerCode = lazyCode(() => import('./pickers.ts'))
