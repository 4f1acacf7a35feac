/** Texts of the appearance and notification preferences. */
export const appearanceLabels = {
  heading: 'Aparência',
  theme: 'Tema',
  hint: 'Vale para este dispositivo.',
  themes: {
    system: { label: 'Do sistema', description: 'Claro ou escuro, como o seu dispositivo.' },
    light: { label: 'Claro', description: 'Sempre claro.' },
    dark: { label: 'Escuro', description: 'Sempre escuro.' },
  },
} as const

/** Texts of the notification settings. */
export const notificationSettingsLabels = {
  heading: 'Notificações',
  explanation: 'Escolha do que você quer ser avisado e por onde. Vale para a sua conta.',
  kind: 'Assunto',
  channels: { portal: 'No portal', email: 'Por e-mail' },
  kinds: {
    requests: {
      label: 'Pedidos do escritório',
      description: 'Quando o escritório precisa de uma resposta sua.',
    },
    messages: {
      label: 'Mensagens e documentos',
      description: 'O que chega às demandas que você acompanha.',
    },
    progress: {
      label: 'Andamento',
      description: 'Demandas criadas, em andamento ou entregues, marcas no INPI e jornadas.',
    },
    forecasts: {
      label: 'Previsões de entrega',
      description: 'Quando uma previsão é marcada ou muda.',
    },
    reminders: { label: 'Lembretes', description: 'No dia em que um lembrete avisa.' },
    account: {
      label: 'Conta, segurança e pagamentos',
      description: 'Acesso, senha, usuários, exportações e comprovantes.',
    },
  },
  cell: (kind: string, channel: string) => `${kind}: ${channel.toLowerCase()}`,
  loading: 'Carregando as escolhas',
  failed: 'Não foi possível carregar as escolhas',
} as const
