export { CSV_MARK, type CsvCell, toCsvAmount, toCsvLine } from './csv.ts'
export {
  type DataExport,
  type DataExportState,
  exportLookEvery,
  type ReadyExport,
  toDataExportState,
  toDownloadable,
} from './data-export.rules.ts'
export { mayExportData } from './export-access.rules.ts'
export {
  EXPORTS_PER_DAY,
  EXPORTS_PER_DAY_OF_CUSTOMER,
  type ExportLimit,
  type MadeExport,
  toExportLimit,
  toExportLimitStart,
} from './export-limits.rules.ts'
export { createDataExport, downloadDataExport, listDataExports } from './exports.operations.ts'
