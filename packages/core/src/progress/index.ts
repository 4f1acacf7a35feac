export { toPercentage } from '../percentage.ts'
export { type Progress, toAnswerProgress, toProgress } from './progress.rules.ts'
