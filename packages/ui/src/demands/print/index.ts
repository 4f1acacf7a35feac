export {
  DemandDocument,
  type DemandDocumentProps,
  type WholeDemand,
} from './DemandDocument/DemandDocument.tsx'
