import type { Word } from './word.ts';

export const audit = {
  AUDIT_CHANGED: {
    en: 'Event {event} was changed after it was written.',
    es: 'El evento {event} se modificó después de escribirse.',
  },
  AUDIT_MISSING: { en: 'Event {event} is missing.', es: 'Falta el evento {event}.' },
  AUDIT_WITNESS_MISSING: {
    en: 'Event {event} is missing, although the read model recorded its hash.',
    es: 'Falta el evento {event}, aunque el modelo de lectura registró su hash.',
  },
  AUDIT_WITNESS_DIFFERS: {
    en: 'Event {event} differs from the hash that the read model recorded: the history was rewritten together with its hashes.',
    es: 'El evento {event} difiere del hash que registró el modelo de lectura: el historial se reescribió junto con sus hashes.',
  },
  AUDIT_UNREADABLE: {
    en: 'Event {event} cannot be read: {problem}',
    es: 'No se puede leer el evento {event}: {problem}',
  },
  AUDIT_ENDS_EARLY: {
    en: 'The replay ends early. {obstacle}',
    es: 'La reproducción termina antes de tiempo. {obstacle}',
  },
  AUDIT_NO_ACCOUNT: {
    en: 'The read model has no account for this user.',
    es: 'El modelo de lectura no tiene ninguna cuenta de este usuario.',
  },
  AUDIT_BEYOND_LOG: {
    en: 'The read model includes event {revision}, but the log ends at {end}.',
    es: 'El modelo de lectura incluye el evento {revision}, pero el registro termina en el {end}.',
  },
  AUDIT_BEHIND: {
    en: 'The read model is behind: it includes events up to {revision}, and the log ends at {end}.',
    es: 'El modelo de lectura está atrasado: incluye los eventos hasta el {revision}, y el registro termina en el {end}.',
  },
  AUDIT_DIFFERS: {
    en: '{figure}: replay {replay}, read model {stored}',
    es: '{figure}: reproducción {replay}, modelo de lectura {stored}',
  },
  AUDIT_GRANT: { en: 'grant {lotId}', es: 'otorgamiento {lotId}' },
  AUDIT_EXPIRY: { en: 'expiry of grant {lotId}', es: 'vencimiento del otorgamiento {lotId}' },
  AUDIT_NEVER: { en: 'never', es: 'nunca' },
  AUDIT_FIGURE_AVAILABLE: { en: 'available', es: 'disponibles' },
  AUDIT_FIGURE_HELD: { en: 'held', es: 'reservados' },
  AUDIT_FIGURE_DEBT: { en: 'debt', es: 'deuda' },
  AUDIT_FIGURE_ISSUED: { en: 'issued', es: 'emitidos' },
  AUDIT_FIGURE_USED: { en: 'used', es: 'usados' },
  AUDIT_FIGURE_EXPIRED: { en: 'expired', es: 'vencidos' },
  AUDIT_FIGURE_CLAWED_BACK: { en: 'clawed back', es: 'retirados' },
  AUDIT_FIGURE_ADJUSTED_DOWN: { en: 'adjusted down', es: 'ajustados a la baja' },
  AUDIT_FIGURE_WRITTEN_OFF: { en: 'written off', es: 'dados de baja' },
} as const satisfies Readonly<Record<string, Word>>;
