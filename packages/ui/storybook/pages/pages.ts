import { actions } from './actions.ts'
import { fields } from './fields.ts'
import { lists } from './lists.ts'
import { messages } from './messages.ts'
import { overlays } from './overlays.ts'
import type { ComponentPageText, GroupOfPages } from './page.types.ts'
import { structure } from './structure.ts'

/** The groups of the sidebar with the pages of their components. */
export const groupsOfPages: Readonly<Record<string, GroupOfPages>> = {
  Ações: actions,
  Campos: fields,
  Listas: lists,
  Mensagens: messages,
  Sobreposições: overlays,
  Estrutura: structure,
}

/** The page of each component, by the title that its stories have. */
export const pagesByTitle: ReadonlyMap<string, ComponentPageText> = new Map(
  Object.entries(groupsOfPages).flatMap(([group, pages]) =>
    Object.entries(pages).map(([component, page]): [string, ComponentPageText] => [
      `Componentes/${group}/${page.name} · ${component}`,
      page,
    ]),
  ),
)
