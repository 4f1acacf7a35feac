export { createDownload } from './create-download.handler.ts'
