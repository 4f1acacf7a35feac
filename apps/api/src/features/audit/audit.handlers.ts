export { listFirmAudit } from './list-firm-audit.handler.ts'
