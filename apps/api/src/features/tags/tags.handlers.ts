export { createDemandTag } from './create-demand-tag.handler.ts'
export { listDemandTags } from './list-demand-tags.handler.ts'
export { addDemandTag, removeDemandTag } from './mark-demand-tag.handler.ts'
