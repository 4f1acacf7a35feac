export {
  type ContractEndChange,
  toLastDayOfAccess,
} from './contract-end.rules.ts'
export { type CustomerPart, evaluateCustomerEdit } from './customer-edit.rules.ts'
export {
  createCompanyFormSchema,
  createLegalRepresentativeSchema,
  createPersonFormSchema,
} from './customer-forms.schema.ts'
export {
  type CustomerTagRefusal,
  evaluateCustomerTagRemoval,
  type TagRemover,
} from './customer-tags.rules.ts'
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
  type FirmCustomersFilter,
  getFirmCustomer,
  listFirmCustomerBusinesses,
  listFirmCustomers,
  removeFirmCustomerTag,
  updateFirmContract,
  updateFirmCustomer,
} from './firm-customers.operations.ts'
export {
  findRegistrationFaults,
  type Registration,
  type RegistrationFault,
  type RegistrationFaults,
  type RegistrationField,
} from './registration.rules.ts'
