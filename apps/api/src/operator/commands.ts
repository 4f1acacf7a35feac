import type { OperatorCommand } from './command-line.ts'
import { backupCommand } from './commands/backup.command.ts'
import { createFirmCommand } from './commands/create-firm.command.ts'
import { createStaffCommand } from './commands/create-staff.command.ts'
import { doctorCommand } from './commands/doctor.command.ts'
import { migrateCommand } from './commands/migrate.command.ts'
import { purgeCommand } from './commands/purge.command.ts'
import { restoreCommand } from './commands/restore.command.ts'
import { rotateFileSecretCommand } from './commands/rotate-file-secret.command.ts'
import { verifyCommand } from './commands/verify.command.ts'
import { writeContentCommand } from './commands/write-content.command.ts'

/** Every command of the operator. A new one needs a line here, and the file that implements it. */
export const commands: readonly OperatorCommand[] = [
  createFirmCommand,
  createStaffCommand,
  writeContentCommand,
  migrateCommand,
  backupCommand,
  verifyCommand,
  restoreCommand,
  doctorCommand,
  purgeCommand,
  rotateFileSecretCommand,
]
