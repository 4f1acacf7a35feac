export { createDataExport, downloadDataExport, listDataExports } from './data-exports.handler.ts'
