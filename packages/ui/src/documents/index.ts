export {
  type DocumentSelection,
  DocumentsView,
  type DocumentsViewProps,
} from './DocumentsView/DocumentsView.tsx'
