export {
  ConfirmEmailView,
  type ConfirmEmailViewProps,
} from './ConfirmEmailView/ConfirmEmailView.tsx'
export {
  ForgotFeedbackView,
  type ForgotFeedbackViewProps,
} from './ForgotFeedbackView/ForgotFeedbackView.tsx'
export { ForgotView, type ForgotViewProps } from './ForgotView/ForgotView.tsx'
export type { FirmMark } from './firm-mark.ts'
export { GuestFrame, type GuestFrameProps } from './GuestFrame/GuestFrame.tsx'
export {
  ResetPasswordView,
  type ResetPasswordViewProps,
} from './ResetPasswordView/ResetPasswordView.tsx'
export {
  type SignInErrors,
  type SignInValues,
  SignInView,
  type SignInViewProps,
} from './SignInView/SignInView.tsx'
