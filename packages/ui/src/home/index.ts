export { HomeView, type HomeViewProps } from './HomeView/HomeView.tsx'
export { toHomeSummary } from './home-summary.ts'
