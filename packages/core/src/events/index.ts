export { isDemandList, isLiveQuery, isStaleAfter } from './event-staleness.ts'
export {
  type EventStream,
  type EventStreamOptions,
  type EventStreamStatus,
  liveResources,
  openEventStream,
  type PortalEvent,
  toChangedResources,
} from './event-stream.ts'
export { streamEvents } from './events.queries.ts'
export {
  type SharedStreamOptions,
  shareEventStream,
  type TabMessage,
  type Tabs,
  type TabsChannel,
} from './share-event-stream.ts'
export { startStopwatch } from './stopwatch.ts'
