export { evaluateLink, type SafeLink } from './safe-link.rules.ts'
