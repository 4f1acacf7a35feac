import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildPopup } from '../testing/index.ts'
import { evaluatePopup, type PopupInput, type PopupRefusal } from './popup.rules.ts'

const popup = buildPopup()
const open: PopupInput = {
  popup,
  isViewed: false,
  user: { customerAdmin: true },
  customer: { isChurn: false },
  isPaymentDialogOpen: false,
}

describe('evaluatePopup', () => {
  it('shows to admins with what a click opens', () => {
    expect(evaluatePopup(open)).toEqual({
      allowed: true,
      popup,
      href: popup.link,
      image: popup.img,
    })
  })

  it.each<[string, Partial<PopupInput>, PopupRefusal]>([
    ['without a session', { user: null }, 'noSession'],
    ['to a plain user or a mere super admin', { user: { customerAdmin: false } }, 'notAdmin'],
    ['to staff', { customer: null }, 'notAdmin'],
    ['to a churned customer', { customer: { isChurn: true } }, 'churned'],
    ['when there is none today', { popup: null }, 'none'],
    ['when it was viewed', { isViewed: true }, 'viewed'],
    ['below the payment dialog', { isPaymentDialogOpen: true }, 'waiting'],
    ['before it is known whether it was viewed', { isViewed: undefined }, 'waiting'],
    ['viewed, below the payment dialog', { isViewed: true, isPaymentDialogOpen: true }, 'viewed'],
  ])('does not show %s', (_, change, reason) => {
    expect(evaluatePopup({ ...open, ...change })).toEqual({ allowed: false, reason })
  })

  it.each(['http://promo.example', 'javascript:alert(1)', '//evil.example', null])(
    'shows without a link for %j',
    (link) => {
      const shown = evaluatePopup({ ...open, popup: buildPopup({ link, img: link }) })
      expect(shown).toMatchObject({ allowed: true, href: null, image: null })
    },
  )

  it('shows to nobody else, whatever holds', () => {
    const inputs = fc.record({
      popup: fc.constantFrom(null, popup),
      isViewed: fc.constantFrom(undefined, true, false),
      user: fc.constantFrom(null, { customerAdmin: true }, { customerAdmin: false }),
      customer: fc.constantFrom(null, { isChurn: true }, { isChurn: false }),
      isPaymentDialogOpen: fc.boolean(),
    })
    fc.assert(
      fc.property(inputs, (input) => {
        const mayShow =
          input.popup !== null &&
          input.isViewed === false &&
          input.user?.customerAdmin === true &&
          input.customer?.isChurn === false &&
          !input.isPaymentDialogOpen
        expect(evaluatePopup(input).allowed).toBe(mayShow)
      }),
    )
  })
})
