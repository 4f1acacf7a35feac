export { splitLinks, type TextPart } from './linked-text.rules.ts'
export { evaluateLink, type SafeLink } from './safe-link.rules.ts'
