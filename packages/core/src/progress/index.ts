export { type Progress, toAnswerProgress, toProgress } from './progress.rules.ts'
