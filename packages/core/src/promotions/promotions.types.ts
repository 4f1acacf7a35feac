import type { components } from '../generated/schema.ts'

/** An announcement by the firm to the admins of its customers. */
export type Popup = components['schemas']['Popup']
/** A popup as the firm's staff see it. */
export type FirmPopup = components['schemas']['FirmPopup']
