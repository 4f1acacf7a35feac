import * as z from 'zod/mini'
import { DESCRIPTION_MAX } from '../forms/index.ts'
import { cleanText, requiredTextOf } from '../forms/text-fields.ts'
import { demandFieldMessages as texts } from '../messages/demand-fields.ts'
import { feedbackMessages } from '../messages/feedback.ts'
import { DEMAND_NAME_MAX } from './rename.rules.ts'

/** Maximum number of characters of a demand's description. */
export const DEMAND_DESCRIPTION_MAX = DESCRIPTION_MAX
/**
 * Maximum number of characters that the portal's forms accept for a message, as for a description. The server
 * accepts {@link DEMAND_REPLY_MAX} for any message.
 */
export const DEMAND_MESSAGE_MAX = DESCRIPTION_MAX
/**
 * Maximum number of characters of a message as it is sent, by customers and by the firm, with a status or
 * without. It is larger than {@link DEMAND_MESSAGE_MAX} because a reply also quotes the items that were asked
 * for.
 */
export const DEMAND_REPLY_MAX = 10_000
/** Maximum number of characters of a feedback's comment. */
export const FEEDBACK_DESCRIPTION_MAX = 512
/** Maximum number of stars of a feedback. */
export const FEEDBACK_RATING_MAX = 5

const name = (required: string) =>
  requiredTextOf(required, DEMAND_NAME_MAX, texts['demands.nameTooLong'])

/** The create-demand form: name, description, secrecy, priority and users to notify. */
export const createDemandSchema = z.object({
  name: name(texts['demands.nameRequired']),
  description: requiredTextOf(
    texts['demands.descriptionRequired'],
    DEMAND_DESCRIPTION_MAX,
    texts['demands.descriptionTooLong'],
  ),
  private: z._default(z.boolean(), false),
  priority: z._default(z.boolean(), false),
  usersToNotify: z._default(z.array(z.string()), []),
})

/** The rename dialog: 'Novo nome da demanda*'. */
export const renameSchema = z.object({ name: name(texts['demands.renameRequired']) })

/** The resolve and reopen dialog, with its required field 'Descrição *'. */
export const statusDialogSchema = z.object({
  message: requiredTextOf(
    texts['demands.statusDescriptionRequired'],
    DEMAND_MESSAGE_MAX,
    texts['demands.messageTooLong'],
  ),
})

/** The chat box; whether a message without text may be sent is decided by `evaluateMessage`. */
export const messageSchema = z.object({
  content: z
    .string()
    .check(cleanText(), z.maxLength(DEMAND_MESSAGE_MAX, texts['demands.messageTooLong'])),
})

/** The feedback dialog: 1 to 5 stars and an optional comment. */
export const feedbackSchema = z.object({
  rating: z
    .number(feedbackMessages['feedback.ratingRequired'])
    .check(
      z.int(feedbackMessages['feedback.ratingRequired']),
      z.minimum(1, feedbackMessages['feedback.ratingRequired']),
      z.maximum(FEEDBACK_RATING_MAX, feedbackMessages['feedback.ratingRequired']),
    ),
  description: z._default(
    z
      .string()
      .check(
        cleanText(),
        z.maxLength(FEEDBACK_DESCRIPTION_MAX, feedbackMessages['feedback.descriptionTooLong']),
      ),
    '',
  ),
})
