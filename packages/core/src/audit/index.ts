export { type AuditFilter, listFirmAudit } from './audit.queries.ts'
