import { createContext, use } from 'react'

/** Whose site it is: the second half of the titles below. */
export const SiteName = createContext('')

/** What the tab, the history and a screen reader call the page. */
export function DocumentTitle({ title }: { title: string }) {
  const site = use(SiteName)
  return <title>{site ? `${title} · ${site}` : title}</title>
}
