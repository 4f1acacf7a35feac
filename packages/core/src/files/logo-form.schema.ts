import * as z from 'zod/mini'
import { fileFieldMessages } from '../messages/file-fields.ts'

/**
 * Content types that the logo picker of the settings accepts. Browsers report image/jpeg for a JPG; the
 * specification's image/jpg stays accepted.
 */
export const LOGO_CONTENT_TYPES = ['image/png', 'image/jpg', 'image/jpeg'] as const

/** The logo picker of the settings, by the content type of the file. */
export const settingsLogoSchema = z.object({
  contentType: z.enum(LOGO_CONTENT_TYPES, fileFieldMessages['files.invalidType']),
})
