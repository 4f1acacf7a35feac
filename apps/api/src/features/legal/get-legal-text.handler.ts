import { toLegalDocument } from '../../content/legal-document.ts'
import type { Handler } from '../../http/operation.ts'

/** A legal text of the firm, about the firm. */
export const getLegalText: Handler<'getLegalText'> = async ({
  params: { document },
  services: { firm },
}) => toLegalDocument(firm.content.legal[document], firm)
