export { CSV_MARK, type CsvCell, toCsvAmount, toCsvLine } from './csv.ts'
export {
  type DataExport,
  type DataExportState,
  exportLookEvery,
  mayExportData,
  toDataExportState,
} from './data-export.rules.ts'
export { createDataExport, downloadDataExport, listDataExports } from './exports.operations.ts'
