import { toLegalDocument } from '../../content/legal-document.ts'
import type { Handler } from '../../http/operation.ts'

/** A legal text, filled in with the firm's data. */
export const getLegalText: Handler<'getLegalText'> = async ({
  params: { document },
  services: { firm },
}) => toLegalDocument(firm.content.legal[document], firm)
