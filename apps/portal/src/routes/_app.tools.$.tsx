import { createFileRoute } from '@tanstack/react-router'

/** Pages of the area that come later: notices and e-mails lead there already. */
export const Route = createFileRoute('/_app/tools/$')({})
