/** Texts of the list of a user's signed-in devices. */
export const sessionsLabels = {
  heading: 'Dispositivos conectados',
  explanation:
    'Onde a sua conta está aberta agora. Se não reconhecer algum dispositivo, saia dele e troque a senha.',
  unknown: 'Dispositivo não identificado',
  current: 'Este dispositivo',
  lastUsed: (date: string, time: string) => `Último uso em ${date}, ${time}`,
  since: (date: string, time: string) => `Entrou em ${date}, ${time}`,
  end: 'Sair',
  endOf: (device: string, since: string) => `Sair de ${device}. ${since}`,
  endOthers: 'Sair dos outros dispositivos',
  ending: 'Saindo',
  onlyThis: 'A sua conta não está aberta em nenhum outro dispositivo.',
  list: 'Dispositivos',
  loading: 'Carregando dispositivos',
  failed: 'Não foi possível carregar os dispositivos.',
} as const
