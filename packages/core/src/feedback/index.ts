export { type FeedbackInput, saveFeedback } from './feedback.commands.ts'
