export {
  RiskSectorMissing,
  RiskSectorPending,
  RiskSectorView,
} from './RiskSectorView/RiskSectorView.tsx'
export { RiskView } from './RiskView/RiskView.tsx'
