/** What decides who is an admin of a customer. */
export interface CustomerRoles {
  readonly customerAdmin: boolean
  readonly customerSuperAdmin: boolean
}

/** Whether somebody is an admin of their customer; a super admin is one too. */
export const isCustomerAdmin = (user: CustomerRoles): boolean =>
  user.customerAdmin || user.customerSuperAdmin
