export { HomeView, type HomeViewProps } from './HomeView/HomeView.tsx'
export type { HomeFilter } from './home-demands.ts'
export { toHomeSummary } from './home-summary.ts'
