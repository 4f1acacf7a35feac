import {
  createLiveChatRegistration,
  getLiveChatGuest,
  type LiveChatGuest,
} from '@tramite/core/live-chat'
import { useApp, useRead, useViewer } from '@tramite/react'
import type { Ports } from '@tramite/react/ports'
import { useEffect } from 'react'
import { writeLog } from '../integrations/write-log.ts'

/** Registers the user with the firm's chat, which gets no session of the portal. */
async function register(url: string, guest: LiveChatGuest): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(guest),
    credentials: 'omit',
  })
  if (!response.ok) throw new Error(`The live chat answered ${response.status}`)
}

type Registration = ReturnType<typeof createLiveChatRegistration>

/** By app, because the overlays mount again when the layout around a page changes. */
const registrations = new WeakMap<Ports, Registration>()
function registrationOf(ports: Ports): Registration {
  const known =
    registrations.get(ports) ??
    createLiveChatRegistration({ url: ports.firm.liveChatUrl, register, log: writeLog })
  registrations.set(ports, known)
  return known
}

/** Registers the user with the firm's live chat, once per page load; without a live chat nothing is sent. */
export function useLiveChat(): void {
  const { ports } = useApp()
  const { user } = useViewer()
  const guest = useRead(getLiveChatGuest, undefined, {
    isEnabled: ports.firm.liveChatUrl !== null && user.Customer !== null,
  })
  const { data } = guest
  useEffect(() => {
    if (data) void registrationOf(ports)(data)
  }, [data, ports])
}
