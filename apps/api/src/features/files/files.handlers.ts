export { createDownload } from './create-download.handler.ts'
export { createUpload } from './create-upload.handler.ts'
