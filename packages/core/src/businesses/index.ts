export {
  type BusinessDeletionRefusal,
  type BusinessUse,
  evaluateBusinessDeletion,
} from './business-deletion.rules.ts'
export {
  businessNameSchema,
  businessUserSchema,
  createBusinessFormSchema,
  newBusinessSchema,
  toNewBusinessDemand,
} from './business-forms.schema.ts'
export {
  type AssociatedUser,
  type AssociationRefusal,
  evaluateAssociation,
  listAssociableUsers,
} from './business-users.rules.ts'
export {
  type BusinessViewer,
  canSeeBusiness,
  evaluateBusinessManagement,
  type SeenBusiness,
} from './business-viewer.rules.ts'
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
