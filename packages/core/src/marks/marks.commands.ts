import type { UploadRecord } from '../files/files.types.ts'
import type { components } from '../generated/schema.ts'
import { defineCommand, type Idempotent, type Versioned } from '../http/index.ts'
import { toBody, toIdAndBody } from '../http/request-parts.ts'
import { serverFirst } from '../http/server-first.ts'
import { hasImported } from './mark-import.rules.ts'
import type { MarkDraft } from './marks.types.ts'

type Schemas = components['schemas']

interface MarkId {
  readonly id: string
}

/** What changes of a mark; the name of word marks, the logo of marks with a figure. */
export interface MarkUpdate {
  readonly name?: string
  readonly logo?: UploadRecord | null
}

/**
 * `POST /marcas`: registers a mark, and raises its demand.
 * @example createMark(client).mutationFn(toMarkDraft(form, own))
 */
export const createMark = defineCommand({
  method: 'post',
  path: '/marcas',
  request: toBody<MarkDraft & Idempotent>,
  idempotent: true,
  success: 'demands.created',
  ...serverFirst,
  stale: ['marks', 'demands', 'home'],
})

/**
 * `PATCH /marcas/{id}`: changes a mark. Its demand goes to IN_PROGRESS with a message that says
 * what changed, in the same call.
 */
export const updateMark = defineCommand({
  method: 'patch',
  path: '/marcas/{id}',
  request: toIdAndBody<MarkId & MarkUpdate & Versioned>,
  versionOf: '/marcas/{id}',
  success: 'marks.updated',
  ...serverFirst,
  stale: ['marks', 'demands', 'home'],
})

/**
 * `POST /marcas/import/`: brings in marks by their process numbers, one or several in one text. Each
 * number is answered separately.
 */
export const importMarks = defineCommand({
  method: 'post',
  path: '/marcas/import/',
  request: ({ marcaProcessNumber }: { marcaProcessNumber: string } & Idempotent) => ({
    body: { marcaProcessNumber },
  }),
  idempotent: true,
  success: 'marks.imported',
  successWhen: hasImported,
  ...serverFirst,
  stale: ['marks', 'demands', 'home'],
})

/** `PATCH /firm/marcas/{id}`: describes a mark, for staff. */
export const updateFirmMark = defineCommand({
  method: 'patch',
  path: '/firm/marcas/{id}',
  request: toIdAndBody<MarkId & Schemas['FirmMarcaChanges'] & Versioned>,
  versionOf: '/firm/marcas/{id}',
  stale: ['marks'],
})

/** `POST /firm/marcas/{id}/processes`: notes the office's number of a mark, for staff. */
export const addMarkProcess = defineCommand({
  method: 'post',
  path: '/firm/marcas/{id}/processes',
  request: toIdAndBody<MarkId & Schemas['MarkProcessDraft'] & Idempotent>,
  idempotent: true,
  stale: ['marks'],
})

interface ProcessId extends MarkId {
  readonly processId: string
}

/** `PATCH /firm/marcas/{id}/processes/{processId}`: says where a process stands, for staff. */
export const updateMarkProcess = defineCommand({
  method: 'patch',
  path: '/firm/marcas/{id}/processes/{processId}',
  request: ({ id, processId, ...body }: ProcessId & Schemas['MarkProcessChanges']) => ({
    path: { id, processId },
    body,
  }),
  stale: ['marks'],
})

/** `DELETE /firm/marcas/{id}/processes/{processId}`: takes a mistaken number off, for staff. */
export const removeMarkProcess = defineCommand({
  method: 'delete',
  path: '/firm/marcas/{id}/processes/{processId}',
  request: ({ id, processId }: ProcessId) => ({ path: { id, processId } }),
  stale: ['marks'],
})

/**
 * `POST /firm/gazettes`: takes in a weekly gazette that was uploaded as GAZETTE, for staff. The
 * statuses follow after the answer; `getGazette` says when they have.
 */
export const importGazette = defineCommand({
  method: 'post',
  path: '/firm/gazettes',
  request: ({ awsFileKey }: { awsFileKey: string }) => ({ body: { awsFileKey } }),
  stale: ['gazettes', 'marks'],
})
