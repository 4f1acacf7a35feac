/** What is used of fontkit 2. Its published types bring a second version of Node's along. */
declare module 'fontkit' {
  interface Font {
    /** The characters that it can show. */
    readonly characterSet: readonly number[]
  }
  /** @throws for bytes that are no font */
  export function create(bytes: Buffer): Font
}
