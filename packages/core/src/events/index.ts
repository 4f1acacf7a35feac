export {
  defaultRetryDelay,
  type EventStream,
  type EventStreamOptions,
  type EventStreamStatus,
  liveResources,
  openEventStream,
  type PortalEvent,
  toChangedResources,
} from './event-stream.ts'
export { streamEvents } from './events.queries.ts'
