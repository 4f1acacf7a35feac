export { CSV_MARK, type CsvCell, toCsvAmount, toCsvLine } from './csv.ts'
export {
  type DataExport,
  type DataExportState,
  EXPORTS_PER_DAY,
  exportLookEvery,
  type ReadyExport,
  toDataExportState,
  toDownloadable,
} from './data-export.rules.ts'
export { mayExportData } from './export-access.rules.ts'
export { createDataExport, downloadDataExport, listDataExports } from './exports.operations.ts'
