import type { Overlay } from '@tramite/react/ports'

/** The overlays that open automatically above a page of the portal, the most urgent last. */
export const overlays = {
  cookies: { name: 'cookies', rank: 0, isStrip: true },
  feedback: { name: 'feedback', rank: 1 },
  popup: { name: 'popup', rank: 2 },
  toolTerms: { name: 'toolTerms', rank: 3 },
  legal: { name: 'legal', rank: 4 },
  viewer: { name: 'viewer', rank: 5 },
  payment: { name: 'payment', rank: 6, takesOver: true },
} as const satisfies Record<string, Overlay>
