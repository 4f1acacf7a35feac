import { createFileRoute } from '@tanstack/react-router'
import { TemplateState } from '@tramite/ui/templates'
import { TemplateFormPage } from '../templates/template-form-page.tsx'
import { useTemplate } from '../templates/use-template.ts'

export const Route = createFileRoute('/_app/tools/templates/$templateId/questions')({
  component: TemplateQuestionsRoute,
})

function TemplateQuestionsRoute() {
  const { templateId } = Route.useParams()
  const { template, ...state } = useTemplate(templateId, true)
  if (!template) return <TemplateState {...state} />
  // Another template is another form: nothing typed goes along.
  return <TemplateFormPage key={template.id} template={template} />
}
