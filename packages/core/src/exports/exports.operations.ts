import * as calls from '../generated/calls/exports.ts'
import { defineCommand, defineQuery } from '../http/index.ts'

/** `GET /exports`: the exports that the signed-in admin has requested, newest first. */
export const listDataExports = defineQuery(calls.listDataExports, {
  resource: 'exports',
  meta: { failure: 'exports.loadFailed' },
})

/**
 * `POST /exports`: requests a ZIP of everything that the signed-in admin may see. Returns the one already
 * in progress, if any.
 */
export const createDataExport = defineCommand(calls.createDataExport, {
  success: 'exports.asked',
  failure: 'exports.askFailed',
  stale: ['exports'],
})

/** `GET /exports/{id}/download`: a short-lived address of a finished export. Never cache it. */
export const downloadDataExport = defineQuery(calls.downloadDataExport, {
  resource: 'exports',
})
