import type { Masks, TextBinding } from '@tramite/core/forms'
import { fieldLabels } from '@tramite/core/messages'
import type { ReactNode } from 'react'
import { toFieldMask } from '../../fields/field-mask.ts'
import type { Description } from '../../primitives/DescriptionList/DescriptionList.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import * as css from './AddressFields.css.ts'

/** Fields of an address, in the order in which an address is written. */
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

/** What the browser may know of the address of a person; a number alone it does not know. */
const ownPurposes: Readonly<Partial<Record<AddressName, string>>> = {
  cep: 'postal-code',
  address: 'address-line1',
  addressComplement: 'address-line2',
  addressDistrict: 'address-level3',
  addressCity: 'address-level2',
  addressState: 'address-level1',
}

/** What an address is read as. */
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

/** Two fields beside one another, where there is room. */
export function TwoColumns({ children }: { children: ReactNode }) {
  return <div className={css.two}>{children}</div>
}

interface AddressFieldsProps {
  text: (name: AddressName) => TextBinding
  masks: Pick<Masks, 'cep'>
  /** The address is of a person, whom the browser may know. */
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
          autoComplete={isPersonal ? ownPurposes[name] : undefined}
          {...(name === 'cep' && { mask: toFieldMask(masks.cep), inputMode: 'numeric' as const })}
        />
      ))}
    </TwoColumns>
  )
}
