import type { Word } from './word.ts';

export const credits = {
  OFFER_MONTHLY_PLAN: { en: 'Monthly Plan', es: 'Plan mensual' },
  OFFER_EMAIL_BLAST: { en: 'Email Blast', es: 'Envío de correos' },
  GRANT_TRIAL: { en: '30-day trial', es: 'Prueba de 30 días' },
  GRANT_FREE: { en: 'Free monthly credits', es: 'Créditos mensuales gratis' },
  LOT_SET_BY_ADMIN: { en: 'Set by an administrator', es: 'Fijados por un administrador' },
  MOVED_VIDEO: { en: 'Video', es: 'Video' },
  MOVED_EXPIRED: { en: 'Expired credits', es: 'Créditos vencidos' },
  MOVED_REVERSED: { en: 'Payment refunded or disputed', es: 'Pago reembolsado o disputado' },
  MOVED_DISPUTE_WON: { en: 'Dispute won', es: 'Disputa ganada' },
  MOVED_SET: { en: 'Balance set from {before} to {after}', es: 'Saldo cambiado de {before} a {after}' },
  REASON_DEBT: { en: '{amount} went to the debt', es: '{amount} se destinaron a la deuda' },
  REASON_LENGTH_OF_VIDEO: { en: '{seconds} seconds of video', es: '{seconds} segundos de video' },
  REASON_LENGTH_AND_RETURN: {
    en: '{seconds} seconds of video, {unused} of the hold returned',
    es: '{seconds} segundos de video, se devolvieron {unused} de la reserva',
  },
  REASON_FAILED: { en: 'Returned: rendering failed', es: 'Devueltos: la creación falló' },
  REASON_DELETED: { en: 'Returned: deleted before it was finished', es: 'Devueltos: se eliminó antes de terminar' },
  REASON_TIMED_OUT: { en: 'Returned: rendering timed out', es: 'Devueltos: la creación tardó demasiado' },
  REASON_ABANDONED: { en: 'Returned: the video was never started', es: 'Devueltos: el video nunca se empezó' },
  REASON_AND_EXPIRED: {
    en: '{reason}; {expired} had expired meanwhile',
    es: '{reason}; {expired} habían vencido entretanto',
  },
  REASON_EXPIRY: { en: 'Not used before the expiry date', es: 'No se usaron antes de vencer' },
  REASON_RENEWAL: { en: "The plan's next period began", es: 'Empezó el siguiente periodo del plan' },
  REASON_OWED: { en: '{amount} were already used and are owed', es: '{amount} ya se habían usado y se deben' },
  REVERSAL_NOTED: {
    en: 'Noted: figures of a reversal that moved no credits',
    es: 'Anotado: cifras de un reembolso que no movió créditos',
  },
} as const satisfies Readonly<Record<string, Word>>;
