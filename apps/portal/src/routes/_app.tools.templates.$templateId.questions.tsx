import { createFileRoute } from '@tanstack/react-router'
import { TemplateState } from '@tramite/ui/templates'
import { lazy, Suspense } from 'react'
import { templateFormSearch } from '../templates/templates-search.ts'
import { useTemplate } from '../templates/use-template.ts'

const loadForm = () => import('../templates/template-form-page.tsx')
const TemplateFormPage = lazy(() =>
  loadForm().then((module) => ({ default: module.TemplateFormPage })),
)

export const Route = createFileRoute('/_app/tools/templates/$templateId/questions')({
  validateSearch: templateFormSearch.validate,
  // The form's code loads while the template is read.
  loader: () => {
    loadForm().catch(() => undefined)
  },
  component: TemplateQuestionsRoute,
})

function TemplateQuestionsRoute() {
  const { templateId } = Route.useParams()
  const { page } = templateFormSearch.valuesOf(Route.useSearch())
  const { template, ...state } = useTemplate(templateId, true)
  const waiting = <TemplateState {...state} />
  if (!template) return waiting
  return (
    <Suspense fallback={waiting}>
      {/* Remounted for another template: nothing typed is carried over. */}
      <TemplateFormPage key={template.id} template={template} wanted={page} />
    </Suspense>
  )
}
