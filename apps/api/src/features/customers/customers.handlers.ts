export { addFirmCustomerTag } from './add-firm-customer-tag.handler.ts'
export {
  listCustomerTags,
  removeCustomerTag,
  removeFirmCustomerTag,
} from './customer-tags.handler.ts'
export { createFirmCustomer, getFirmCustomer, listFirmCustomers } from './firm-customers.handler.ts'
export { getCustomer } from './get-customer.handler.ts'
export { listOverdueCustomers } from './list-overdue-customers.handler.ts'
export { updateFirmContract, updateFirmCustomer } from './update-firm-customer.handler.ts'
export { updateLegalRepresentative } from './update-legal-representative.handler.ts'
