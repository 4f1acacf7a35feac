/** What a file is called when its type is unknown or unusable. */
export const UNKNOWN_CONTENT_TYPE = 'application/octet-stream'

const mediaType = /^[\w!#$&^.+-]{1,100}\/[\w!#$&^.+-]{1,100}$/

/** A media type without parameters, in small letters; the unknown type when it is none. */
export function toMediaType(contentType: string | undefined): string {
  const essence = contentType?.split(';')[0]?.trim().toLowerCase() ?? ''
  return mediaType.test(essence) ? essence : UNKNOWN_CONTENT_TYPE
}

/** What an uploader has to send as the type of a file that was announced so: the same, if it can be sent. */
export function toSentType(announced: string): string {
  const type = announced.trim().replace(/\s+/g, ' ')
  return /^[\x20-\x7e]{1,255}$/.test(type) ? type : UNKNOWN_CONTENT_TYPE
}

/** What browsers and systems show or play, and never run. */
const passive =
  /^(?:image\/(?:jpeg|png|gif|webp|avif|hei[cf]|tiff|bmp)|audio\/(?:mpeg|mp4|ogg|wav|flac|aac|amr)|video\/(?:mp4|webm|quicktime|3gpp|x-msvideo|x-matroska)|text\/(?:plain|csv|tab-separated-values|markdown)|application\/(?:pdf|rtf|msword|vnd\.ms-(?:excel|powerpoint)|vnd\.(?:openxmlformats-officedocument|oasis\.opendocument)\.[\w.-]+))$/

/**
 * The type that a file is delivered with: its own where it is a known document, picture, sheet, text,
 * sound or film, the unknown type for whatever could run. The portal serves nobody's script.
 */
export function toDeliveredType(contentType: string): string {
  const type = toMediaType(contentType)
  return passive.test(type) ? type : UNKNOWN_CONTENT_TYPE
}
