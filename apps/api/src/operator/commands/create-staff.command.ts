import { migrate } from '../../db/migrate.ts'
import { defineCommand } from '../command-line.ts'
import { addStaff, describeLink, toStaff } from '../staff.ts'
import { atWorkplace } from '../workplace.ts'

export const createStaffCommand = defineCommand({
  name: 'create-staff',
  about: 'Acrescenta uma pessoa do escritório e mostra o endereço em que ela define a senha',
  options: {
    name: { type: 'string', value: '<nome>', about: 'nome da pessoa', required: true },
    email: { type: 'string', value: '<e-mail>', about: 'e-mail com que ela entra', required: true },
    admin: { type: 'boolean', about: 'cuida também das pessoas do escritório e dos contratos' },
  },
  run: (call) =>
    atWorkplace(call, async (workplace) => {
      const staff = toStaff(call.values.name, call.values.email)
      await migrate(workplace.engine)
      const link = await addStaff(workplace, { ...staff, admin: call.values.admin })
      for (const line of describeLink(staff.name, link)) call.terminal.say(line)
      return 'done'
    }),
})
