/** What a file is called when its type is unknown or unusable. */
const UNKNOWN_CONTENT_TYPE = 'application/octet-stream'

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
