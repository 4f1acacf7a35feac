export { ExportPage, type ExportPageProps } from './ExportPage/ExportPage.tsx'
