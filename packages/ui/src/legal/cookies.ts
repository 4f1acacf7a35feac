export { CookieBanner } from './CookieBanner/CookieBanner.tsx'
