/** The parts of fontkit 2 in use. Its published types pull in a second version of Node's. */
declare module 'fontkit' {
  interface Font {
    /** The characters that it can show. */
    readonly characterSet: readonly number[]
  }
  /** @throws for bytes that are not a font */
  export function create(bytes: Buffer): Font
}
