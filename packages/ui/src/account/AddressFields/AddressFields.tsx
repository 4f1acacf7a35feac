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

/** The fields of an address. */
export function AddressFields({
  text,
  masks,
}: {
  text: (name: AddressName) => TextBinding
  masks: Pick<Masks, 'cep'>
}) {
  return (
    <TwoColumns>
      {addressNames.map((name) => (
        <TextField
          key={name}
          {...text(name)}
          label={fieldLabels[`fields.label.${name}`]}
          {...(name === 'cep' && { mask: toFieldMask(masks.cep), inputMode: 'numeric' as const })}
        />
      ))}
    </TwoColumns>
  )
}
