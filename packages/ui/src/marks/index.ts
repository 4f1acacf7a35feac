export { MarkImportView } from './MarkImportView/MarkImportView.tsx'
export { MarksView } from './MarksView/MarksView.tsx'
export { MarkHistory } from './MarkTable/MarkHistory.tsx'
