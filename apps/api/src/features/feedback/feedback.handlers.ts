export { saveFeedback } from './save-feedback.handler.ts'
