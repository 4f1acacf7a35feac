export { splitLinks, type TextPart } from './linked-text.rules.ts'
export { evaluateLink, type SafeLink, toOwnPath } from './safe-link.rules.ts'
