import type { Word } from './word.ts';

/** What the server says about tour requests. */
export const leads = {
  TOUR_NAME: {
    en: 'Please give your name, at most {most} characters.',
    es: 'Escribe tu nombre, como máximo {most} caracteres.',
  },
  TOUR_EMAIL: { en: 'This is not an email address.', es: 'Esta no es una dirección de correo electrónico.' },
  TOUR_PHONE: { en: 'This is not a phone number.', es: 'Este no es un número de teléfono.' },
  TOUR_CONTACT: {
    en: 'Please give an email address or a phone number.',
    es: 'Escribe un correo electrónico o un número de teléfono.',
  },
  TOUR_MESSAGE: {
    en: 'The message may have at most {most} characters.',
    es: 'El mensaje puede tener como máximo {most} caracteres.',
  },
  TOUR_CONTROLS: {
    en: 'This has characters that cannot be shown.',
    es: 'Contiene caracteres que no se pueden mostrar.',
  },
  TOURS_NOT_TAKEN: {
    en: 'Tours cannot be requested on this page.',
    es: 'En esta página no se pueden pedir visitas.',
  },
  TOUR_OWN_PAGE: {
    en: 'This is your own video, so nothing was sent. Visitors can use this form.',
    es: 'Este es tu propio video, así que no se envió nada. Los visitantes pueden usar este formulario.',
  },
  TOUR_TOO_LARGE: { en: 'This is too long to be sent.', es: 'Esto es demasiado largo para enviarlo.' },
  LEAD_NOT_FOUND: { en: 'Lead not found', es: 'No se encontró el contacto' },
} as const satisfies Readonly<Record<string, Word>>;
