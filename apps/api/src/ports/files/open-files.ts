import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Environment } from '../../config/environment.ts'
import type { Clock } from '../clock.ts'
import { loadFileSecret } from './file-secret.ts'
import type { FileStore } from './files.port.ts'
import { localFilesRoutes } from './local-files.routes.ts'
import { createLocalFiles } from './local-files.ts'
import { createS3Client } from './s3-client.ts'
import { createS3Files } from './s3-files.ts'

interface OpenFiles {
  readonly files: FileStore
  /** The routes that the server must provide for the store. */
  readonly routes: readonly ((app: FastifyInstance) => Promise<void>)[]
}

/** The configured store, and the routes that it needs on this server. */
export function openFiles(
  { dataDirectory, s3 }: Pick<Environment, 'dataDirectory' | 's3'>,
  clock: Clock,
): OpenFiles {
  if (s3) return { files: createS3Files(createS3Client(s3, clock), s3), routes: [] }
  const secret = loadFileSecret(dataDirectory)
  const files = createLocalFiles({ directory: join(dataDirectory, 'files'), secret, clock })
  return { files, routes: [(app) => localFilesRoutes(app, { files, secret, clock })] }
}
