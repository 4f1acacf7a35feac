import { defineSearch, oneOf } from '@tramite/react/search'

/** Pages of the registration in the address, in their order. */
export const markSteps = ['mark', 'holder', 'review'] as const

/** The registration of a mark in the address: its page. */
export const markRegistrationSearch = defineSearch({ step: oneOf(markSteps, 'mark') })
