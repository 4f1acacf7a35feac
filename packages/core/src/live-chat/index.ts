export { getLiveChatGuest } from './live-chat.queries.ts'
export {
  createLiveChatRegistration,
  type LiveChat,
  type LiveChatGuest,
} from './live-chat.ts'
