export { getLiveChatGuest } from './get-live-chat-guest.handler.ts'
