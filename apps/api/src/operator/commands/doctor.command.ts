import { defineCommand, type Terminal } from '../command-line.ts'
import { schemaCheck } from '../doctor/database.checks.ts'
import { checks, examine, type Finding } from '../doctor/examine.ts'
import { atWorkplace } from '../workplace.ts'

/** Maximum number of lines printed for one check; the rest is counted. */
const TOLD = 20

function printFinding({ check, problems, repaired }: Finding, terminal: Terminal): void {
  const { about, advice } = check
  if (problems.length === 0) {
    terminal.say(`certo     ${about}`)
    return
  }
  terminal.say(`${repaired ? 'reparado' : 'ERRADO  '}  ${about}: ${problems.length}`)
  for (const problem of problems.slice(0, TOLD)) terminal.say(`          ${problem}`)
  if (problems.length > TOLD) terminal.say(`          e mais ${problems.length - TOLD}`)
  if (!repaired) {
    terminal.say(`          → ${advice ?? 'npm run tramite -- doctor --repair'}`)
  }
}

export const doctorCommand = defineCommand({
  name: 'doctor',
  about: 'Compara sessões, totais, filas e arquivos com o que deviam ser, e repara',
  details: 'Pode ser chamado com o servidor no ar (PostgreSQL). Sem --repair, não muda nada.',
  options: { repair: { type: 'boolean', about: 'repara o que tem reparo' } },
  run: (call) =>
    atWorkplace(call, async (workplace) => {
      const findings: Finding[] = []
      for (const check of checks) {
        const finding = await examine(workplace, check, call.values.repair)
        printFinding(finding, call.terminal)
        findings.push(finding)
        // The other checks query tables that another schema version may not have.
        if (check === schemaCheck && finding.problems.length > 0) break
      }
      const isWell = findings.every(({ problems, repaired }) => problems.length === 0 || repaired)
      return isWell ? 'done' : 'attention'
    }),
})
