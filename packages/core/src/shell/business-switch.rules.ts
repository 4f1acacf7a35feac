import { matchRoute, type PortalRoute } from './portal-routes.ts'

/** Pages of one thing of a business, and the list that stands above them. */
const listAbove = {
  '/demands/{id}': '/demands',
  '/demands/{id}/print': '/demands',
  '/journeys/{id}': '/journeys',
  '/tools/mapping/{sectorId}': '/tools/mapping',
  '/tools/mapping/{sectorId}/activity/{activityId}': '/tools/mapping',
  '/tools/analysisRisk/sector/{sector}': '/tools/analysisRisk',
} as const satisfies { readonly [route in PortalRoute]?: PortalRoute }

/** A list that takes the place of its detail page. */
export type BusinessList = (typeof listAbove)[keyof typeof listAbove]

/**
 * Where a switch to another business leads from a page: from a thing of the old business to its
 * list, which the new one has too; null for pages that stay and read their data anew.
 * @param path path of the page
 */
export function toListAfterSwitch(path: string): BusinessList | null {
  const route = matchRoute(path)?.route
  return route !== undefined && route in listAbove
    ? listAbove[route as keyof typeof listAbove]
    : null
}
