export { streamEvents } from './stream-events.handler.ts'
