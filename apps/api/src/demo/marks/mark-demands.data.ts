import { MARK_REGISTRATION_TYPE } from '@tramite/core/demands'
import { becomes, concludes, delivers, file, says } from '../conversation.ts'
import type { DemandSeed } from '../seed.types.ts'

const type = MARK_REGISTRATION_TYPE

/** Marks that Aurora has registered with the firm's help, besides those that are on their way. */
export const markDemands: readonly DemandSeed[] = [
  {
    business: 'cosmeticos',
    staff: 'helena',
    by: 'marina',
    name: 'Registro da marca Aurora',
    description:
      'Marca principal da linha de perfumaria e cosméticos, com o sol nascente que usamos nas embalagens desde 2019.',
    createdAt: '-330 10:20',
    type,
    files: [
      file('logo-aurora.jpg', 'Logo da marca Aurora'),
      file(
        'Estatuto_social_Aurora.pdf',
        'Estatuto social consolidado',
        'Aurora Indústria de Cosméticos S.A., com sede em São Paulo. Objeto: fabricação e comércio de cosméticos, perfumes e produtos de higiene.',
      ),
    ],
    following: ['marina', 'rafael'],
    validated: { by: 'marina', at: '-22 09:40' },
    feedback: {
      by: 'marina',
      at: '-22 09:42',
      rating: 5,
      description: 'Acompanharam cada publicação do INPI e nos avisaram a tempo.',
    },
    conversation: [
      becomes('-329 09:15', 'IN_PROGRESS', 'helena'),
      delivers(
        '-322 15:20',
        'helena',
        { name: 'Protocolo do pedido de registro' },
        file(
          'Protocolo_INPI_Aurora.pdf',
          'Protocolo do pedido de registro de marca',
          'Marca mista: Aurora. Classe 3: perfumes, cosméticos e sabonetes. Processo 932118406.',
        ),
      ),
      says(
        '-290 10:05',
        'helena',
        'Marina, o pedido foi publicado. Abre-se o prazo de 60 dias para oposição de terceiros (art. 158 da Lei 9.279/1996).',
      ),
      ...concludes(
        -24,
        'helena',
        'Certificado de registro',
        file(
          'Certificado_registro_Aurora.pdf',
          'Certificado de registro de marca',
          'Marca mista: Aurora. Processo 932118406. O registro vigora por dez anos, contados da concessão, e pode ser prorrogado (art. 133 da Lei 9.279/1996).',
        ),
        'O registro foi concedido. Já anotamos o prazo da prorrogação, que vence em dez anos.',
      ),
    ],
  },
  {
    business: 'botanica',
    staff: 'helena',
    by: 'rafael',
    name: 'Registro da marca Folha Aurora',
    description: 'Desenho da folha, sem palavras, usado nos rótulos da linha botânica.',
    createdAt: '-150 14:10',
    type,
    files: [file('logo-folha-aurora.jpg', 'Desenho da folha')],
    following: ['rafael'],
    validated: { by: 'rafael', at: '-58 11:00' },
    feedback: { by: 'rafael', at: '-58 11:02', rating: 4 },
    conversation: [
      becomes('-149 09:40', 'IN_PROGRESS', 'helena'),
      ...concludes(
        -60,
        'helena',
        'Protocolo do pedido de registro',
        file(
          'Protocolo_INPI_Folha_Aurora.pdf',
          'Protocolo do pedido de registro de marca',
          'Marca figurativa: folha estilizada. Classe 3: cosméticos e sabonetes. Processo 933604127.',
        ),
        'O pedido está protocolado. Daqui em diante acompanhamos a revista do INPI toda semana.',
      ),
    ],
  },
]
