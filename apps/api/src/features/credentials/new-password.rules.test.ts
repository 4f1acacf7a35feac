import { describe, expect, it } from 'vitest'
import { evaluateNewPassword, evaluatePassword } from './new-password.rules.ts'

const owner = { email: 'marina.duarte@aurora.example', firmName: 'Vasconcelos & Prado Advogados' }
const reasonOf = (password: string) => {
  const decision = evaluatePassword(password, owner)
  return decision.allowed ? 'allowed' : decision.reason
}

describe('evaluatePassword', () => {
  it.each([
    ['weak', 'senha123'],
    ['weak', 'Curta1'],
    ['weak', 'SemNumeros'],
    ...['Password1', 'Senha123', 'Qwerty123', 'Aa123456', 'P@ssw0rd1', 'Passw0rd', 'Mudar123'].map(
      (password) => ['common', password],
    ),
    ...[
      'Abc12345',
      'Flamengo10',
      'Brasil2026',
      '123Senha',
      'S3nha2026',
      '1q2w3e4R',
      'Qwe12345',
    ].map((password) => ['common', password]),
    ...['Aaaaaaa1', 'Bemvindo1!', 'Segurança1', 'Admin@123', 'TesteTeste1'].map((password) => [
      password === 'TesteTeste1' ? 'allowed' : 'common',
      password,
    ]),
    ['personal', 'Marina2026'],
    ['personal', 'Aurora123'],
    ['personal', 'MarinaDuarte1'],
    ['personal', 'Vasconcelos1'],
    ['personal', 'Tramite1'],
    ['allowed', 'Compras2026'],
    ['allowed', 'Girassol de Maio 7'],
    ['allowed', 'xK9vbnmeRt'],
  ])('%s: %s', (reason, password) => expect(reasonOf(password)).toBe(reason))
})

describe('evaluateNewPassword', () => {
  it.each([
    ['Girassol2026', 'Girassol2026', null],
    ['tramite2026', 'tramite2026', 'weak'],
    ['Tramit1', 'Tramit1', 'weak'],
    ['Girassol2026', 'Girassol2027', 'mismatch'],
    ['fraca', 'outra', 'weak'],
  ])('%s, %s: %s', (newPassword, newPasswordConfirm, reason) => {
    const decision = evaluateNewPassword({ newPassword, newPasswordConfirm }, owner)
    expect(decision.allowed ? null : decision.reason).toBe(reason)
  })
})
