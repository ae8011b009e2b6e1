import type { Word } from './word.ts';

export const finance = {
  INVOICE_FOLLOWS: {
    en: 'The invoice of this payment is not recorded as paid: it follows when the subscription is read the next time.',
    es: 'La factura de este pago no está registrada como pagada: llega cuando se vuelva a leer la suscripción.',
  },
  INVOICE_NOT_PAID: { en: 'This invoice is not recorded as paid.', es: 'Esta factura no está registrada como pagada.' },
  RECORD_PAYMENT_FIRST: {
    en: 'This payment is not recorded as paid: record it first.',
    es: 'Este pago no está registrado como pagado: regístralo primero.',
  },
  REOPEN_LATER_FIRST: {
    en: 'Reopen {period} first: periods reopen in order.',
    es: 'Reabre primero {period}: los periodos se reabren en orden.',
  },
  LATER_PERIOD_CLOSED: {
    en: 'Reopen {period} first: periods close in order.',
    es: 'Reabre primero {period}: los periodos se cierran en orden.',
  },
  CLOSE_EARLIER_FIRST: {
    en: 'Close {period} first: periods close in order.',
    es: 'Cierra primero {period}: los periodos se cierran en orden.',
  },
  BOOKS_BEGIN_IN: {
    en: 'The books begin in {period}: there is nothing to close before.',
    es: 'Los libros empiezan en {period}: antes no hay nada que cerrar.',
  },
  AGE_UNDER_15_MINUTES: { en: 'under 15 minutes', es: 'menos de 15 minutos' },
  AGE_UNDER_1_HOUR: { en: 'under 1 hour', es: 'menos de 1 hora' },
  AGE_UNDER_24_HOURS: { en: 'under 24 hours', es: 'menos de 24 horas' },
  AGE_UNDER_4_DAYS: { en: 'under 4 days', es: 'menos de 4 días' },
  AGE_OLDER: { en: 'over 4 days', es: 'más de 4 días' },
  EXCEPTION_NOT_FOUND: { en: 'This exception was not found.', es: 'No se encontró esta excepción.' },
  EXCEPTION_CLOSED: { en: 'This exception is closed.', es: 'Esta excepción está cerrada.' },
  EXCEPTION_NOT_SETTLED: {
    en: 'Nobody has ended this exception by hand.',
    es: 'Nadie ha terminado esta excepción a mano.',
  },
  ADJUSTMENT_NOT_FOUND: {
    en: 'No paid credits were taken by this act.',
    es: 'Esta acción no retiró créditos pagados.',
  },
  ADJUSTMENT_DECIDED: {
    en: 'This is decided already: reopen the decision first.',
    es: 'Esto ya está decidido: reabre primero la decisión.',
  },
  ADJUSTMENT_NOT_DECIDED: { en: 'Nobody has decided about this yet.', es: 'Nadie ha decidido sobre esto todavía.' },
  ADJUSTMENT_UNDONE: {
    en: 'The credits were given back: there is nothing to decide.',
    es: 'Los créditos se devolvieron: no hay nada que decidir.',
  },
  SECOND_PERSON_NEEDED: { en: 'A second person has to approve this.', es: 'Una segunda persona tiene que aprobarlo.' },
  PERIOD_NOT_FOUND: { en: 'This period was not found.', es: 'No se encontró este periodo.' },
  PERIOD_NOT_CLOSED: { en: 'This period is not closed.', es: 'Este periodo no está cerrado.' },
  PERIOD_NOT_ENDED: { en: 'This period has not ended yet.', es: 'Este periodo todavía no terminó.' },
  MONTH_ENDED: { en: 'The month has ended.', es: 'El mes terminó.' },
  MONTH_IN_ORDER: { en: 'Every month before it is closed.', es: 'Todos los meses anteriores están cerrados.' },
  MONTH_RECORDS_READ: {
    en: "Every page of the provider's records could be read.",
    es: 'Se pudieron leer todas las páginas de los registros del proveedor.',
  },
  MONTH_NO_SEVERE: {
    en: 'No exception of severity 1 is open.',
    es: 'No hay ninguna excepción abierta de gravedad 1.',
  },
  MONTH_ALL_OWNED: { en: 'Every open exception has an owner.', es: 'Cada excepción abierta tiene responsable.' },
  MONTH_ALL_DECIDED: {
    en: 'Everything that administrators took is decided.',
    es: 'Todo lo que retiraron los administradores está decidido.',
  },
  DECIDE_ADJUSTMENTS: {
    en: 'Administrators took credits, and finance has not decided about it: {count}. The price stays in adjustments.',
    es: 'Los administradores retiraron créditos y finanzas no lo ha decidido: {count}. El precio queda en ajustes.',
  },
  ACCOUNT_UNKNOWN: {
    en: 'The books have no such account, or no such part of it.',
    es: 'Los libros no tienen esa cuenta, o no tienen esa parte de ella.',
  },
  RESOLVE_SEVERE_FIRST: {
    en: 'Open exceptions of severity 1: {count}. Resolve them before the close.',
    es: 'Excepciones abiertas de gravedad 1: {count}. Resuélvelas antes del cierre.',
  },
  ASSIGN_OPEN_FIRST: {
    en: 'Open exceptions without an owner: {count}. Take them over before the close.',
    es: 'Excepciones abiertas sin responsable: {count}. Hazte cargo de ellas antes del cierre.',
  },
  PAGE_FAULTY: {
    en: "The provider's records could not be read to their end: a page is {fault}.",
    es: 'Los registros del proveedor no se pudieron leer hasta el final: {fault}.',
  },
} as const satisfies Readonly<Record<string, Word>>;
