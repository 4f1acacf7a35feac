export { FEEDBACK_TYPE, type FeedbackInput, saveFeedback } from './feedback.commands.ts'
