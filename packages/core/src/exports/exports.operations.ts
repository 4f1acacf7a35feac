import { defineCommand, defineQuery } from '../http/index.ts'

/** `GET /exports`: the exports that the signed-in admin asked for, newest first. */
export const listDataExports = defineQuery({
  resource: 'exports',
  path: '/exports',
  meta: { failure: 'exports.loadFailed' },
  // biome-ignore lint/suspicious/noConfusingVoidType: callers without a wish give no input.
  request: (query: { readonly limit?: number } | void) => ({ query: { ...query } }),
})

/**
 * `POST /exports`: asks for a ZIP of everything that the signed-in admin may see. Answers the one that is
 * being made already, where there is one.
 */
export const createDataExport = defineCommand({
  method: 'post',
  path: '/exports',
  request: () => ({}),
  success: 'exports.asked',
  failure: 'exports.askFailed',
  stale: ['exports'],
})

/** `GET /exports/{id}/download`: a short-lived address of a finished export. Never cache it. */
export const downloadDataExport = defineQuery({
  resource: 'exports',
  path: '/exports/{id}/download',
  signed: true,
  request: ({ id }: { id: string }) => ({ path: { id } }),
})
