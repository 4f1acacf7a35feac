/** What a scanner says of a file. */
export type ScanResult =
  | { readonly verdict: 'clean' }
  /** `signature` is the scanner's name of what it found. */
  | { readonly verdict: 'infected'; readonly signature: string }
  /** It takes no file of this size, and so has not looked at it. */
  | { readonly verdict: 'tooLarge' }

/** Looks for malware in files. */
export interface FileScanner {
  /**
   * @param content of the file, in pieces
   * @throws ScanError when the scanner does not answer; trying again later is right
   * @throws whatever reading the content throws
   */
  scan(content: AsyncIterable<Uint8Array>): Promise<ScanResult>
  /** @throws ScanError when the scanner does not answer */
  check(): Promise<void>
}

/** The scanner of files is away, silent, or said what nobody understands. Says nothing of the file. */
export class ScanError extends Error {
  readonly code = 'FILE_SCAN_UNAVAILABLE'

  /** @param reason a code of the network, or what was wrong with the answer */
  constructor(reason: string) {
    super(`The scanner of files does not answer: ${reason}`)
    this.name = 'ScanError'
  }
}
