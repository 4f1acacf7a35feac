import {
  createLiveChatRegistration,
  getLiveChatGuest,
  type LiveChatGuest,
} from '@tramite/core/live-chat'
import { useApp, useRead, useViewer } from '@tramite/react'
import { useEffect, useState } from 'react'
import { writeLog } from '../integrations/write-log.ts'

/** Tells the firm's chat who the user is. It has no session of the portal, and gets none. */
async function register(url: string, guest: LiveChatGuest): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(guest),
    credentials: 'omit',
  })
  if (!response.ok) throw new Error(`The live chat answered ${response.status}`)
}

/** Registers the user with the firm's live chat, once per session; without a live chat nothing is sent. */
export function useLiveChat(): void {
  const { liveChatUrl: url } = useApp().ports.firm
  const { user } = useViewer()
  const guest = useRead(getLiveChatGuest, undefined, {
    isEnabled: url !== null && user.Customer !== null,
  })
  const [registered] = useState(() => createLiveChatRegistration({ url, register, log: writeLog }))
  const { data } = guest
  useEffect(() => {
    if (data) void registered(data)
  }, [data, registered])
}
