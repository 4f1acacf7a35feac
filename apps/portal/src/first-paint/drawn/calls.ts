// What the server looks up before it renders a page.
import { callsOfPage } from '../early-calls/calls-of-page.ts'
import { toCallKey } from '../early-calls/to-answers.ts'

/**
 * The calls of a page, without their parts.
 * @param address path and query
 */
export function callsOf(address: string) {
  const { pathname, search } = new URL(address, 'https://drawn')
  return callsOfPage(pathname, search).map((call) => ({ ...call, key: toCallKey(call) }))
}
