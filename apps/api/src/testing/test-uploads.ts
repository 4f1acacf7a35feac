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

interface UploadContent {
  /** As its sender announces it. */
  readonly fileType: string
  readonly content: Uint8Array
}

const smallPdf: UploadContent = {
  fileType: 'application/pdf',
  content: Buffer.from('%PDF-1.4 conteúdo'),
}

/** Requests an upload address, as somebody, and stores a small PDF, or the given content, there. */
export async function upload(
  portal: TestPortal,
  as: PersonName,
  fileName = 'contrato.pdf',
  type: QueryOf<'createUpload'>['type'] = 'ATTACHMENT',
  { fileType, content } = smallPdf,
): Promise<UploadedFile> {
  const fileSize = content.length
  const { body } = await portal.call('createUpload', {
    as,
    query: { fileName, fileType, fileSize, type },
  })
  await portal.files.store({ key: body.key, contentType: fileType }, content)
  return { fileName, fileType, fileSize, awsFileKey: body.key }
}
