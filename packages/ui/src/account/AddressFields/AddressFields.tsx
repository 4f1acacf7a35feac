import type { Masks, TextBinding } from '@tramite/core/forms'
import { fieldLabels } from '@tramite/core/messages'
import type { ReactNode } from 'react'
import { toFieldMask } from '../../fields/field-mask.ts'
import { profileLabels } from '../../labels/profile.ts'
import type { Description } from '../../primitives/DescriptionList/DescriptionList.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import * as css from './AddressFields.css.ts'

/** Fields of an address, in the usual order. */
export const addressNames = [
  'cep',
  'address',
  'addressNumber',
  'addressComplement',
  'addressDistrict',
  'addressCity',
  'addressState',
] as const

type AddressName = (typeof addressNames)[number]

/** Autocomplete purposes for a person's address; there is none for a number alone. */
const ownPurposes: Readonly<Partial<Record<AddressName, string>>> = {
  cep: 'postal-code',
  address: 'address-line1',
  addressComplement: 'address-line2',
  addressDistrict: 'address-level3',
  addressCity: 'address-level2',
  addressState: 'address-level1',
}

/** An address as read-only facts. */
export const toAddressDescriptions = (
  address: Readonly<Record<AddressName, string | null>>,
  masks: Pick<Masks, 'cep'>,
): Description[] =>
  addressNames.map((id) => {
    const value = address[id]
    return {
      id,
      term: fieldLabels[`fields.label.${id}`],
      value: id === 'cep' && value !== null ? masks.cep.format(value) : value,
    }
  })

/** Two fields side by side, where there is room. */
export function TwoColumns({ children }: { children: ReactNode }) {
  return <div className={css.two}>{children}</div>
}

interface AddressFieldsProps {
  text: (name: AddressName) => TextBinding
  masks: Pick<Masks, 'cep'>
  /** Whether the address is a person's own, which the browser may fill in. */
  isPersonal: boolean
}

/** The fields of an address. */
export function AddressFields({ text, masks, isPersonal }: AddressFieldsProps) {
  return (
    <TwoColumns>
      {addressNames.map((name) => (
        <TextField
          key={name}
          {...text(name)}
          label={fieldLabels[`fields.label.${name}`]}
          description={name === 'addressComplement' ? profileLabels.noComplement : undefined}
          autoComplete={isPersonal ? ownPurposes[name] : undefined}
          {...(name === 'cep' && { mask: toFieldMask(masks.cep), inputMode: 'numeric' as const })}
        />
      ))}
    </TwoColumns>
  )
}
