export {
  type Finances,
  FinancialView,
  type FinancialViewProps,
} from './FinancialView/FinancialView.tsx'
