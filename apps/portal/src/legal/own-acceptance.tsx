import { acceptLegalText, type LegalTextKey, listLegalAcceptances } from '@tramite/core/legal'
import { TramiteProvider, useApp, useRead, useRun } from '@tramite/react'
import { usePorts } from '@tramite/react/ports'
import { AcceptanceCard } from '@tramite/ui/legal'
import { use } from 'react'

interface OwnAcceptanceProps {
  document: LegalTextKey
  /** The version on the page. */
  version: string
}

function OfReader({ document, version }: OwnAcceptanceProps) {
  const { conventions } = useApp().tramite
  const { data, isError } = useRead(listLegalAcceptances, undefined)
  const accept = useRun(acceptLegalText)
  const accepted = data?.acceptances.find(
    (one) => one.document === document && one.version === version,
  )
  // The page exists for the text: without an answer the text is shown alone.
  if (isError && !data) return null
  return (
    <AcceptanceCard
      acceptedAt={data ? (accepted?.acceptedAt ?? null) : 'loading'}
      timeZone={conventions.timeZone}
      isAccepting={accept.isPending}
      onAccept={() => accept.mutate({ document, version })}
    />
  )
}

/** Whether the signed-in reader has accepted the text on the page. */
export default function OwnAcceptance(props: OwnAcceptanceProps) {
  const app = use(usePorts().app())
  return (
    <TramiteProvider app={app}>
      <OfReader {...props} />
    </TramiteProvider>
  )
}
