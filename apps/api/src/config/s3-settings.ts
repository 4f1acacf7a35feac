import type { S3Settings } from '../ports/files/s3-client.ts'

/** The variables of the file storage, each valid in itself. */
export interface S3Variables {
  readonly S3_BUCKET?: string | undefined
  readonly S3_REGION?: string | undefined
  readonly S3_ENDPOINT?: string | undefined
  readonly S3_ACCESS_KEY_ID?: string | undefined
  readonly S3_SECRET_ACCESS_KEY?: string | undefined
  readonly PUBLIC_URL?: string | undefined
}

/** The default region of a self-hosted storage: most know only this one. */
const DEFAULT_REGION = 'us-east-1'

const companions = ['S3_REGION', 'S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

/** Missing or conflicting variables, one line each. */
export function findS3Conflicts(values: S3Variables): string[] {
  if (!values.S3_BUCKET) {
    const [alone] = companions.filter((name) => values[name])
    return alone ? [`S3_BUCKET é preciso junto com ${alone}`] : []
  }
  const mistakes = (['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const)
    .filter((name) => !values[name])
    .map((name) => `${name} é preciso junto com S3_BUCKET`)
  if (!values.S3_REGION && !values.S3_ENDPOINT) {
    mistakes.push('S3_REGION ou S3_ENDPOINT é preciso junto com S3_BUCKET')
  }
  if (values.S3_ENDPOINT?.startsWith('http:') && values.PUBLIC_URL?.startsWith('https:')) {
    mistakes.push('S3_ENDPOINT deve ser https://… como PUBLIC_URL: o navegador recusa o resto')
  }
  return mistakes
}

/** The bucket's address: by host name at Amazon, by path for any other storage. */
function addressOf(bucket: string, region: string, endpoint: string | undefined): string {
  return endpoint === undefined
    ? `https://${bucket}.s3.${region}.amazonaws.com`
    : `${endpoint.replace(/\/+$/, '')}/${bucket}`
}

/** The configured storage; undefined for the data folder. */
export function toS3Settings(values: S3Variables): S3Settings | undefined {
  const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint } = values
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = values
  if (!bucket || !accessKeyId || !secretAccessKey) return undefined
  const region = values.S3_REGION ?? DEFAULT_REGION
  return {
    bucket,
    region,
    accessKeyId,
    secretAccessKey,
    address: addressOf(bucket, region, endpoint),
  }
}
