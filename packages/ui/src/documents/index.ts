export { DocumentsView, type DocumentsViewProps } from './DocumentsView/DocumentsView.tsx'
