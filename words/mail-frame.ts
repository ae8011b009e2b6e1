import type { Word } from './word.ts';

/** The texts shared by several mails: greeting, ending, labels of facts. */
export const mailFrame = {
  MAIL_HELLO: { en: 'Hello,', es: 'Hola:' },
  MAIL_HELLO_NAME: { en: 'Hello {name},', es: 'Hola, {name}:' },
  MAIL_TEST_SUBJECT: { en: '[Test] {subject}', es: '[Prueba] {subject}' },
  MAIL_ALWAYS_COMES: {
    en: 'You cannot switch this type of email off: it is about your account or a payment.',
    es: 'Este tipo de correo no se puede desactivar: trata de tu cuenta o de un pago.',
  },
  MAIL_TO_VISITOR: {
    en: 'You get this email once, because a tour was requested with your address. If that was not you, ignore it: no further email follows.',
    es: 'Recibes este correo una sola vez, porque con tu dirección se pidió una visita. Si no fuiste tú, ignóralo: no te llegará ningún otro.',
  },
  MAIL_QUESTIONS: { en: 'Questions? Write to {address}.', es: '¿Preguntas? Escribe a {address}.' },
  MAIL_STOP: { en: 'Stop these emails', es: 'Dejar de recibir estos correos' },
  MAIL_WHEN: { en: 'When', es: 'Cuándo' },
  MAIL_CREDITS_AMOUNT: { en: '{amount} credits', es: '{amount} créditos' },
  MAIL_UTC: { en: '{time} (UTC)', es: '{time} (hora UTC)' },
  MAIL_OPEN_CURBCAST: { en: 'Open Curbcast', es: 'Abrir Curbcast' },
  MAIL_OPEN_BILLING: { en: 'Open billing', es: 'Abrir la facturación' },
  MAIL_MAKE_VIDEO: { en: 'Make a video', es: 'Crear un video' },
} as const satisfies Readonly<Record<string, Word>>;
