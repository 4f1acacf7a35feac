export { ReportView } from './ReportView/ReportView.tsx'
