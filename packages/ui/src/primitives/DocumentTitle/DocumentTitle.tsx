import { createContext, use } from 'react'

/** The name of the site: the second half of the titles below. */
export const SiteName = createContext('')

/** The title of the page in the tab, the history and a screen reader. */
export function DocumentTitle({ title }: { title: string }) {
  const site = use(SiteName)
  return <title>{site ? `${title} · ${site}` : title}</title>
}
