export { isPage, isWithin, toDemandPath } from '../portal-paths.ts'
export {
  matchRoute,
  type PortalRoute,
  portalRoutes,
  type RouteAudience,
  type RouteGuard,
  type RouteMatch,
} from '../portal-routes.ts'
export { type BusinessList, toListAfterSwitch } from './business-switch.rules.ts'
export {
  answerCookieBanner,
  type CookieConsent,
  type FirmScript,
  type FirmScripts,
  isCookieBannerShown,
  listFirmScripts,
  type ScriptContext,
  toCookieConsent,
} from './consent.rules.ts'
export { type LeftOpen, toLeftText } from './left-open.rules.ts'
export {
  evaluateGuard,
  evaluateRoute,
  type RouteDecision,
  type RouteRedirect,
  type RouteRefusal,
  type RouteViewer,
} from './route.rules.ts'
export {
  listSidebarEntries,
  type ShellSection,
  type SidebarEntry,
  type SidebarViewer,
  toShellSection,
} from './sidebar.ts'
export { type ThemeChoice, themeChoices, toThemeChoice } from './theme.rules.ts'
