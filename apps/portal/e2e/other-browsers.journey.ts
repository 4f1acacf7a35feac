import { listDemands } from '@tramite/core/demands'
import { accounts, password } from './accounts.ts'
import { toUniqueName } from './customer-side.ts'
import { firefox } from './other-browsers/firefox.ts'
import { button, fieldOf, heading, link, text } from './other-browsers/visitor.ts'
import { webkit } from './other-browsers/webkit.ts'
import { expect, test } from './portal.fixture.ts'

for (const { name, isInstalled, open } of [firefox, webkit]) {
  test(`in ${name} a customer signs in, raises a demand, writes and leaves`, async ({
    baseURL,
    customer,
  }) => {
    test.skip(!isInstalled(), `${name} is not on this machine`)
    // It starts a browser of its own, and receives no page events: it polls.
    test.slow()
    const title = toUniqueName(`Em ${name}`)
    const visitor = await open()
    try {
      await visitor.goto(`${baseURL}/demands/new`)
      await visitor.press(button('Não aceito'))
      await visitor.fill(fieldOf('E-mail'), accounts.colleague)
      await visitor.fill(fieldOf('Senha'), password)
      await visitor.press(button('Entrar'))

      await visitor.see(heading('Criar demanda'))
      await visitor.press(`//main${button('Criar demanda')}`)
      await visitor.see(text('O campo Nome é obrigatório'))
      await visitor.fill(fieldOf('Nome'), title)
      await visitor.fill(fieldOf('Descrição'), 'Revisar o contrato de locação.')
      await visitor.press(`//main${button('Criar demanda')}`)

      await visitor.see(heading(title))
      await visitor.fill(fieldOf('Mensagem'), 'O contrato segue amanhã.')
      await visitor.press(button('Enviar'))
      await visitor.see(`//article[not(contains(.,'Enviando'))]${text('O contrato segue amanhã.')}`)

      await visitor.press(link('Demandas'))
      await visitor.see(heading('Demandas'))
      await visitor.press("//button[contains(.,'abrir menu da conta')]")
      await visitor.press(button('Sair'))
      await visitor.see(button('Entrar'))
    } finally {
      await visitor.close()
    }
    const { client } = await customer(accounts.colleague)
    const found = await listDemands(client, { name: title }).queryFn({ pageParam: null })
    expect(found.demands.map((demand) => demand.name)).toEqual([title])
  })
}
