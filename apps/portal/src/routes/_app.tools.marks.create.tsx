import { createFileRoute } from '@tanstack/react-router'
import { markRegistrationSearch, markSteps } from '../marks/mark-registration-search.ts'
import { RegisterMarkPage } from '../marks/register-mark-page.tsx'

export const Route = createFileRoute('/_app/tools/marks/create')({
  validateSearch: markRegistrationSearch.validate,
  component: RegisterMarkRoute,
})

function RegisterMarkRoute() {
  const { step } = markRegistrationSearch.valuesOf(Route.useSearch())
  return <RegisterMarkPage wanted={markSteps.indexOf(step) + 1} />
}
