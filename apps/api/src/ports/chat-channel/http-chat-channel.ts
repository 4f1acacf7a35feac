import { createHttpPeer, type HttpPeerOptions } from '../http-peer/http-peer.ts'
import type { ChatChannel } from './chat-channel.port.ts'

/** A chat channel over HTTP: a webhook that accepts `{text, documents}`. */
export function createHttpChatChannel(options: HttpPeerOptions): ChatChannel {
  const peer = createHttpPeer(options)
  return {
    notify: ({ itemId, text, documents }) => peer.post('', { itemId, text, documents }, itemId),
  }
}
