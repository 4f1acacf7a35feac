export type { DownloadsProps, UploadsProps } from '../../files/transfers.ts'
export { ChatBox, type ChatBoxProps } from '../conversation/ChatBox/ChatBox.tsx'
export { ChatClosed, type ChatClosedProps } from '../conversation/ChatClosed/ChatClosed.tsx'
export { Conversation, type ConversationProps } from '../conversation/Conversation/Conversation.tsx'
export { ConversationFailed } from '../conversation/ConversationFailed/ConversationFailed.tsx'
export { ConversationSkeleton } from '../conversation/ConversationSkeleton/ConversationSkeleton.tsx'
export {
  MessageComposer,
  type MessageComposerProps,
} from '../conversation/MessageComposer/MessageComposer.tsx'
export type { DemandActionCallbacks } from './DemandActions/DemandActions.tsx'
export { DemandDetailSkeleton } from './DemandDetailSkeleton/DemandDetailSkeleton.tsx'
export {
  DemandDetailView,
  type DemandDetailViewProps,
  type DemandTab,
} from './DemandDetailView/DemandDetailView.tsx'
export { DemandFailed, DemandNotFound, type Unsent } from './DemandStates/DemandStates.tsx'
export type { DemandTimelineProps } from './DemandTimeline/DemandTimeline.tsx'
export type { ForecastFrame } from './forecast-view.ts'
export { toAudienceText, toUserNames } from './info-rows.ts'
export { CausesLoading, WhyThisDate } from './WhyThisDate/WhyThisDate.tsx'
