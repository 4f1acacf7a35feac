export { addFirmCustomerTag } from './add-firm-customer-tag.handler.ts'
export {
  listCustomerTags,
  removeCustomerTag,
  removeFirmCustomerTag,
} from './customer-tags.handler.ts'
export { createFirmCustomer, getFirmCustomer, listFirmCustomers } from './firm-customers.handler.ts'
export { getCustomer } from './get-customer.handler.ts'
export { getDefaultBusiness } from './get-default-business.handler.ts'
export { listOverdueCustomers } from './list-overdue-customers.handler.ts'
export { updateCustomer, updateLegalRepresentative } from './update-customer.handler.ts'
export { updateFirmContract, updateFirmCustomer } from './update-firm-customer.handler.ts'
