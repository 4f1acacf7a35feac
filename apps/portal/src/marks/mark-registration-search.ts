import { oneOf } from '@tramite/react/search'
import { definePageSearch } from '../define-page-search.ts'

/** Pages of the registration in the address, in their order. */
export const markSteps = ['mark', 'holder', 'review'] as const

/** The registration of a mark in the address: its page. */
export const markRegistrationSearch = definePageSearch({ step: oneOf(markSteps, 'mark') })
