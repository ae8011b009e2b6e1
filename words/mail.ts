import type { Word } from './word.ts';

export const mail = {
  MAIL_LINK_INVALID: {
    en: 'This link is not valid. Sign in to choose your e-mails.',
    es: 'Este enlace no es válido. Inicia sesión para elegir tus correos.',
  },
  NO_MAIL_TO_YOU: {
    en: 'No e-mail can be sent to your address.',
    es: 'No se puede enviar ningún correo a tu dirección.',
  },
  TEST_MAIL_TO_SELF: {
    en: 'Test e-mails go to your own address only.',
    es: 'Los correos de prueba solo van a tu propia dirección.',
  },
  MAIL_NOT_FOUND: { en: 'Mail not found', es: 'No se encontró el correo' },
  MAIL_DATA_WRONG: {
    en: 'A mail of type {template} does not take this data',
    es: 'Un correo del tipo {template} no acepta estos datos',
  },
  MAILS_ALWAYS_ON: {
    en: 'Billing and security e-mails cannot be switched off.',
    es: 'Los correos de facturación y seguridad no se pueden desactivar.',
  },
  TOO_MANY_TEST_MAILS: {
    en: 'You can send 5 test e-mails in an hour. Please try again later.',
    es: 'Puedes enviar 5 correos de prueba por hora. Inténtalo más tarde.',
  },
  MAIL_ADDRESS_INVALID: { en: 'Please enter a valid email address', es: 'Escribe un correo electrónico válido' },
  MAIL_TYPE_UNKNOWN: { en: 'This type of e-mail does not exist.', es: 'Este tipo de correo no existe.' },
} as const satisfies Readonly<Record<string, Word>>;
