/** The type used when a file's own is unknown or unusable. */
export const UNKNOWN_CONTENT_TYPE = 'application/octet-stream'

const mediaType = /^[\w!#$&^.+-]{1,100}\/[\w!#$&^.+-]{1,100}$/

/** A media type without parameters, in lower case; the unknown type if it is invalid. */
export function toMediaType(contentType: string | undefined): string {
  const essence = contentType?.split(';')[0]?.trim().toLowerCase() ?? ''
  return mediaType.test(essence) ? essence : UNKNOWN_CONTENT_TYPE
}

/** The type that an uploader must send for a file announced with a type: the same, if it can be sent. */
export function toSentType(announced: string): string {
  const type = announced.trim().replace(/\s+/g, ' ')
  return /^[\x20-\x7e]{1,255}$/.test(type) ? type : UNKNOWN_CONTENT_TYPE
}

/** Types that browsers and systems display or play, and never execute. */
const passive =
  /^(?:image\/(?:jpeg|png|gif|webp|avif|hei[cf]|tiff|bmp)|audio\/(?:mpeg|mp4|ogg|wav|flac|aac|amr)|video\/(?:mp4|webm|quicktime|3gpp|x-msvideo|x-matroska)|text\/(?:plain|csv|tab-separated-values|markdown)|application\/(?:pdf|rtf|msword|vnd\.ms-(?:excel|powerpoint)|vnd\.(?:openxmlformats-officedocument|oasis\.opendocument)\.[\w.-]+))$/

/**
 * The type that a file is delivered with: its own for known documents, pictures, sheets, text, audio and
 * video, the unknown type for anything that could be executed. The portal serves no uploaded scripts.
 */
export function toDeliveredType(contentType: string): string {
  const type = toMediaType(contentType)
  return passive.test(type) ? type : UNKNOWN_CONTENT_TYPE
}
