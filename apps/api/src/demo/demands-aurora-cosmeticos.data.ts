import { becomes, file, says, setsForecast } from './conversation.ts'
import type { DemandSeed } from './seed.types.ts'

/** The demands of Aurora Cosméticos: suppliers, shops, staff, data protection. */
export const auroraCosmeticosDemands: readonly DemandSeed[] = [
  {
    business: 'cosmeticos',
    by: 'marina',
    name: 'Notificação extrajudicial a fornecedor em atraso',
    description:
      'A Metalúrgica Serra não entregou o lote de frascos de alumínio previsto para o mês passado e parou de responder. Queremos notificar antes de cobrar a multa do contrato.',
    createdAt: '-3 10:05',
    staff: 'helena',
    queue: 1,
    tags: ['Fornecedores', 'Urgente'],
    following: ['marina', 'beatriz'],
    conversation: [
      says(
        '-3 10:12',
        'marina',
        'Bom dia. A Metalúrgica Serra não entregou o lote de frascos previsto e parou de responder. Precisamos notificar antes de acionar a multa do contrato.',
        [
          file(
            'Contrato_fornecimento_2025.pdf',
            'Contrato de fornecimento de embalagens',
            'Cláusula 9. O atraso na entrega superior a dez dias sujeita a fornecedora a multa de 2% ao mês sobre o valor do lote, após notificação com prazo de cinco dias úteis.',
          ),
        ],
      ),
      becomes('-3 14:02', 'IN_PROGRESS', 'helena'),
      setsForecast('-3 14:02'),
    ],
  },
]
