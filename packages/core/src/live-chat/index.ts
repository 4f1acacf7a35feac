export { getLiveChatGuest } from './live-chat.queries.ts'
export {
  createLiveChatRegistration,
  type LiveChat,
  type LiveChatGuest,
  type LiveChatUser,
  toLiveChatGuest,
} from './live-chat.ts'
