export { markRegistrationLabels } from '../labels/mark-registration.ts'
export { RegisterMarkLoading } from './RegisterMarkView/RegisterMarkLoading.tsx'
export {
  RegisterMarkView,
  type RegisterMarkViewProps,
} from './RegisterMarkView/RegisterMarkView.tsx'
