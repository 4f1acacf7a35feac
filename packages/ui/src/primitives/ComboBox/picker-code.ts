import { lazyCode } from '../Overlay/lazy-code.ts'

/** Picker fields: their code loads when the pointer or the focus reaches one. */
export const pickerCode = lazyCode(() => import('./pickers.ts'))
