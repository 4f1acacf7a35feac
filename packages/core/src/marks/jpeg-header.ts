/** The size in the header of a JPEG. */
export interface JpegHeader {
  /** In pixels. */
  readonly width: number
  readonly height: number
}

const START_OF_IMAGE = 0xffd8
const START_OF_SCAN = 0xda

/** Start-of-frame markers carry the size; C4, C8 and CC are in their range but are other markers. */
const isStartOfFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc

/**
 * The size of a JPEG, read from its bytes up to the first frame; null if they are not a JPEG, or end
 * before the frame. Never reads out of bounds, whatever lengths they claim. ITU T.81, annex B.
 * @param bytes the file, or enough of its beginning to include the frame's header
 */
export function parseJpegHeader(bytes: Uint8Array): JpegHeader | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (view.byteLength < 4 || view.getUint16(0) !== START_OF_IMAGE) return null
  let at = 2
  while (at + 4 <= view.byteLength) {
    if (view.getUint8(at) !== 0xff) return null
    const marker = view.getUint8(at + 1)
    if (marker === 0xff) {
      // Markers may be preceded by any number of fill bytes.
      at += 1
      continue
    }
    if (isStartOfFrame(marker)) {
      if (at + 9 > view.byteLength) return null
      return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
    }
    if (marker === START_OF_SCAN) return null
    const length = view.getUint16(at + 2)
    // A segment's length counts its own two bytes.
    if (length < 2) return null
    at += 2 + length
  }
  return null
}
