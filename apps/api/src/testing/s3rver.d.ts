declare module '@20minutes/s3rver' {
  interface Options {
    readonly address: string
    readonly port: number
    readonly silent: boolean
    readonly directory: string
    readonly vhostBuckets: boolean
    readonly configureBuckets: readonly { name: string; configs: readonly string[] }[]
  }
  export default class S3rver {
    constructor(options: Options)
    run(): Promise<{ port: number }>
  }
}
