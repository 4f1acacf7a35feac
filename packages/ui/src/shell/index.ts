export { focusPageTitle } from '../primitives/focus-page-title.ts'
export { AppShell, type AppShellProps } from './AppShell/AppShell.tsx'
export { LoadFailed, type LoadFailedProps } from './LoadFailed/LoadFailed.tsx'
export { LoadingScreen } from './LoadingScreen/LoadingScreen.tsx'
export { NotFound, type NotFoundProps } from './NotFound/NotFound.tsx'
export { NoticeScreen, type NoticeScreenProps } from './NoticeScreen/NoticeScreen.tsx'
export type {
  NotificationEntry,
  NotificationPanelProps,
} from './NotificationPanel/notification-panel.types.ts'
export { PageFrame, type PageFrameProps } from './PageFrame/PageFrame.tsx'
export { PageNotFound } from './PageNotFound/PageNotFound.tsx'
export type { ShellBusiness, ShellFirm, ShellUser } from './shell.types.ts'
