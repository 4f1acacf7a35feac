export { DocumentsPanel, type DocumentsPanelProps } from './DocumentsPanel/DocumentsPanel.tsx'
