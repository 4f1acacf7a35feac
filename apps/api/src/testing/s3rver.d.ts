declare module '@20minutes/s3rver' {
  interface Options {
    readonly address: string
    readonly port: number
    readonly silent: boolean
    readonly directory: string
    readonly vhostBuckets: boolean
    readonly configureBuckets: readonly { name: string; configs: readonly string[] }[]
  }
  /** Known parts of a request and its answer. */
  interface Context {
    readonly req: import('node:http').IncomingMessage
    status: number
    body: string
  }
  type Middleware = (context: Context, next: () => Promise<void>) => Promise<void>
  export default class S3rver {
    constructor(options: Options)
    /** The handlers of a request, in order. */
    readonly middleware: Middleware[]
    run(): Promise<{ port: number }>
  }
}
