export { createDemand } from './create-demand.handler.ts'
export { getDemandForecast, previewDemandForecast } from './demand-forecast.handler.ts'
export {
  addPrivateDemandUsers,
  makeDemandPrivate,
  makeDemandPublic,
} from './demand-privacy.handler.ts'
export { getDemandTimeline } from './demand-timeline.handler.ts'
export {
  createFirmDemandType,
  deleteFirmDemandType,
  listDemandTypes,
  updateFirmDemandType,
} from './demand-types.handler.ts'
export { assignDemand, setDemandForecast } from './firm-change.handler.ts'
export { followDemand } from './follow-demand.handler.ts'
export { getDemand } from './get-demand.handler.ts'
export { getDemandSla } from './get-demand-sla.handler.ts'
export { getDemandBoard, listDemands, listDemandsBoth } from './list-demands.handler.ts'
export { listFirmDemands } from './list-firm-demands.handler.ts'
export { makeDemandsPrivate } from './make-demands-private.handler.ts'
export { prioritizeDemand } from './prioritize-demand.handler.ts'
export { previewDemandsOrder, reorderDemands } from './reorder-demands.handler.ts'
export { replaceDemandViewers } from './replace-demand-viewers.handler.ts'
export { getDemandScreening, screenDemand } from './screen-demand.handler.ts'
export { renameDemand, updateDemand } from './update-demand.handler.ts'
export { changeDemand, updateDemandStatus } from './update-demand-status.handler.ts'
export { validateDemand, validateDemands } from './validate-demands.handler.ts'
export { unviewDemand, viewDemand } from './view-demand.handler.ts'
