export { findDaysToCome } from './contract-days.rules.ts'
export {
  createCompanyFormSchema,
  createLegalRepresentativeSchema,
  createPersonFormSchema,
} from './customer-forms.schema.ts'
export {
  removeCustomerTag,
  updateCustomer,
  updateLegalRepresentative,
} from './customers.commands.ts'
export {
  getCustomer,
  getDefaultBusiness,
  listCustomerTags,
  listOverdueCustomers,
} from './customers.queries.ts'
export type {
  ContractChange,
  ContractFilter,
  Customer,
  CustomerChange,
  CustomerDraft,
  CustomerUpdate,
  LegalRepresentative,
  OverdueCustomer,
} from './customers.types.ts'
export {
  addFirmCustomerTag,
  createFirmCustomer,
  getFirmCustomer,
  listFirmCustomerBusinesses,
  listFirmCustomers,
  removeFirmCustomerTag,
  updateFirmContract,
  updateFirmCustomer,
} from './firm-customers.operations.ts'
export { toCpfOrCnpj } from './registration.ts'
