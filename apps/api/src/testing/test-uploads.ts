import type { QueryOf } from '../http/operation.ts'
import type { PersonName } from './test-firm.ts'
import type { TestPortal } from './test-portal.ts'

/** What is uploaded, as an upload record names it. */
export interface UploadedFile {
  readonly fileName: string
  readonly fileType: string
  readonly fileSize: number
  readonly awsFileKey: string
}

/** Asks for a place, as somebody, and has a small PDF lie there. */
export async function upload(
  portal: TestPortal,
  as: PersonName,
  fileName = 'contrato.pdf',
  type: QueryOf<'createUpload'>['type'] = 'ATTACHMENT',
): Promise<UploadedFile> {
  const content = Buffer.from('%PDF-1.4 conteúdo')
  const fileType = 'application/pdf'
  const fileSize = content.length
  const { body } = await portal.call('createUpload', {
    as,
    query: { fileName, fileType, fileSize, type },
  })
  await portal.files.store({ key: body.key, contentType: fileType }, content)
  return { fileName, fileType, fileSize, awsFileKey: body.key }
}
