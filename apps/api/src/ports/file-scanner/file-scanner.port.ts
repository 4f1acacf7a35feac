/** A scanner's verdict on a file. */
export type ScanResult =
  | { readonly verdict: 'clean' }
  /** `signature` is the scanner's name of what it found. */
  | { readonly verdict: 'infected'; readonly signature: string }
  /** It does not accept files of this size, and so has not scanned it. */
  | { readonly verdict: 'tooLarge' }

/** Scans files for malware. */
export interface FileScanner {
  /**
   * @param content of the file, in chunks
   * @throws ScanError when the scanner does not answer; it should be retried later
   * @throws whatever reading the content throws
   */
  scan(content: AsyncIterable<Uint8Array>): Promise<ScanResult>
  /** @throws ScanError when the scanner does not answer */
  check(): Promise<void>
}

/** The scanner is unavailable, silent, or gave an unintelligible reply. Says nothing of the file. */
export class ScanError extends Error {
  readonly code = 'FILE_SCAN_UNAVAILABLE'

  /** @param reason a network error code, or what was wrong with the reply */
  constructor(reason: string) {
    super(`The scanner of files does not answer: ${reason}`)
    this.name = 'ScanError'
  }
}
