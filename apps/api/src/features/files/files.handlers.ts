export { createUpload } from './create-upload.handler.ts'
