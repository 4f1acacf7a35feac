/** Texts of a carousel. */
export const carouselLabels = {
  role: 'carrossel',
  slideRole: 'slide',
  place: (place: number, count: number) => `${place} de ${count}`,
  show: (place: number, count: number) => `Mostrar ${place} de ${count}`,
  pause: 'Pausar',
  play: 'Continuar',
} as const
