import { getLegalText, type LegalDocument, type LegalDocumentKey } from '@tramite/core/legal'
import type { Ports } from '@tramite/react/ports'

/** The firm's own text, in the version in force on the server. */
export async function loadLegalText(
  ports: Ports,
  document: LegalDocumentKey,
): Promise<LegalDocument> {
  const tramite = await ports.tramite()
  return tramite.read(getLegalText, { document })
}
