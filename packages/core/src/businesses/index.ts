export { type BusinessAskDraft, businessAskDraft } from './business-ask.draft.ts'
export {
  businessNameSchema,
  createBusinessFormSchema,
  newBusinessSchema,
  toNewBusinessDemand,
} from './business-forms.schema.ts'
export { listAssociableUsers } from './business-users.rules.ts'
export {
  associateBusinessUser,
  type BusinessAssociation,
  type BusinessDraft,
  type BusinessUpdate,
  createBusiness,
  deleteBusiness,
  dissociateBusinessUser,
  updateBusiness,
} from './businesses.commands.ts'
export {
  type Business,
  type BusinessCounts,
  type BusinessesInput,
  getBusiness,
  listBusinessCounts,
  listBusinesses,
} from './businesses.queries.ts'
export { selectBusiness } from './select-business.ts'
