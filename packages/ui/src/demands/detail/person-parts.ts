import type { DemandPerson } from '@tramite/core/demands'
import { timelineLabels as labels } from '../../labels/demand-timeline.ts'

/** A person's occupation and parts: 'Gerente de lojas, fez o pedido, recebe notificações'. */
export function toPartsText({ occupation, userType, parts }: DemandPerson): string {
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
  return text.charAt(0).toLocaleUpperCase('pt-BR') + text.slice(1)
}
