import { matchRoute, type PortalRoute } from '../portal-routes.ts'

/** Detail pages within a business, and the list above each. */
const listAbove = {
  '/demands/{id}': '/demands',
  '/demands/{id}/print': '/demands',
  '/journeys/{id}': '/journeys',
  '/tools/mapping/{sectorId}': '/tools/mapping',
  '/tools/mapping/{sectorId}/activity/{activityId}': '/tools/mapping',
  '/tools/analysisRisk/sector/{sector}': '/tools/analysisRisk',
} as const satisfies { readonly [route in PortalRoute]?: PortalRoute }

/** A list that replaces its detail page. */
export type BusinessList = (typeof listAbove)[keyof typeof listAbove]

/**
 * Where a switch to another business leads from a page: from a record of the old business to its list,
 * which the new one has, too; undefined for pages that stay and read their data again.
 * @param path path of the page
 */
export function toListAfterSwitch(path: string): BusinessList | undefined {
  const route = matchRoute(path)?.route
  return route !== undefined && route in listAbove
    ? listAbove[route as keyof typeof listAbove]
    : undefined
}
