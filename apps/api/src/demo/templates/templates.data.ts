import { employeeConfidentiality, mutualConfidentiality } from './confidentiality.data.ts'
import { commercialPartnership, meetingMinutes, partnershipMemorandum } from './corporate.data.ts'
import { consent, dataProcessing } from './data-protection.data.ts'
import { remoteWork, trialEmployment, warning } from './employment.data.ts'
import {
  commercialLease,
  debtAcknowledgment,
  extrajudicialNotice,
  powerOfAttorney,
} from './everyday.data.ts'
import { serviceAgreement, serviceTermination } from './services.data.ts'
import type { TemplateSeed } from './template-seed.ts'

/** The documents that a small company needs, in the order in which they are shown. */
export const templateSeeds: readonly TemplateSeed[] = [
  mutualConfidentiality,
  serviceAgreement,
  serviceTermination,
  commercialPartnership,
  trialEmployment,
  remoteWork,
  employeeConfidentiality,
  warning,
  consent,
  dataProcessing,
  partnershipMemorandum,
  meetingMinutes,
  extrajudicialNotice,
  debtAcknowledgment,
  powerOfAttorney,
  commercialLease,
]
