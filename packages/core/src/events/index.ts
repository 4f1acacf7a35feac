export {
  defaultRetryDelay,
  type EventStreamOptions,
  type EventStreamStatus,
  openEventStream,
  type PortalEvent,
} from './event-stream.ts'
