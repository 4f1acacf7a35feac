import type { DemandPerson } from '@tramite/core/demands'
import { timelineLabels as labels } from '../../labels/demand-timeline.ts'

/** A person's occupation and parts, of namesakes behind the e-mail: 'ana@aurora.example · Gerente, fez o pedido'. */
export function toPartsText({ email, occupation, userType, parts }: DemandPerson): string {
  const isUnnamed = userType === 'BACKOFFICE' && !parts.includes('assignee')
  const words = [
    occupation,
    isUnnamed ? labels.firm : null,
    ...(['assignee', 'creator', 'writer', 'follower'] as const)
      // Requesters and assignees appear in the conversation anyway.
      .filter((part) => parts.includes(part) && (part !== 'writer' || parts.length === 1))
      .map((part) => labels.parts[part]),
  ].filter((word) => word !== null)
  const text = words.join(', ')
  const said = text.charAt(0).toLocaleUpperCase('pt-BR') + text.slice(1)
  return email === null ? said : `${email} · ${said}`
}
