/** The page on which invoices are paid: no notice that asks for the payment stands in its way. */
export const FINANCIAL_PATH = '/financial'
