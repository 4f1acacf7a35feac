import { templatesLabels as labels } from '../labels/templates.ts'
import type { Crumb } from '../primitives/Breadcrumbs/Breadcrumbs.tsx'

const tools: Crumb = { label: labels.tools, href: '/tools' }

/** The breadcrumbs to the list of templates. */
export const templatesCrumbs: readonly Crumb[] = [tools, { label: labels.title }]

/** The breadcrumbs to a template: without an id for its own page, with one for its form. */
export function toTemplateCrumbs({ id, name }: { id?: string; name: string }): readonly Crumb[] {
  const all = { label: labels.title, href: '/tools/templates' }
  return [tools, all, { label: name, ...(id && { href: `/tools/templates/${id}` }) }]
}
