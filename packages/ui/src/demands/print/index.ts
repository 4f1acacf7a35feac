export {
  DemandDocument,
  type DemandDocumentProps,
  type PrintableDemand,
} from './DemandDocument/DemandDocument.tsx'
