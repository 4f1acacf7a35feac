import * as z from 'zod/mini'
import { paymentMessages } from '../messages/payments.ts'

const required = paymentMessages['payments.receiptRequired']

/** The receipt form of the payment dialog: the attachment is required. */
export const receiptSchema = z.object({
  attachment: z.object(
    {
      fileName: z.string(),
      fileType: z.string(),
      fileSize: z.number(),
      awsFileKey: z.string().check(z.minLength(1, required)),
    },
    required,
  ),
})
