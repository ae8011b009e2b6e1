import { inLanguages, type Language, type Say } from '../../lib/language.ts';

const spanish = {
  'Billing portal': 'Portal de facturación',
  'This billing page is closed': 'Esta página de facturación está cerrada',
  'Open it again from the billing screen.': 'Ábrela de nuevo desde la pantalla de facturación.',
  'Go to billing': 'Ir a facturación',
  'Test mode: no real card is charged.': 'Modo de prueba: no se hace ningún cargo a una tarjeta real.',
  Subscription: 'Suscripción',
  'Payment method': 'Método de pago',
  Invoices: 'Facturas',
  'Return to Curbcast': 'Volver a Curbcast',
  'There is no active subscription.': 'No hay ninguna suscripción activa.',
  'Your subscription ends on {end}.': 'Tu suscripción termina el {end}.',
  'Keep my subscription': 'Mantener mi suscripción',
  'The last payment failed. Add another card below to pay now.':
    'El último pago falló. Añade otra tarjeta abajo para pagar ahora.',
  'Renews on {end} for {price}.': 'Se renueva el {end} por {price}.',
  'Cancel on {end}': 'Cancelar el {end}',
  '{brand} ending in {last4}, valid through {month}/{year}':
    '{brand} terminada en {last4}, válida hasta {month}/{year}',
  'No card is saved.': 'No hay ninguna tarjeta guardada.',
  'Card number': 'Número de tarjeta',
  'Expiry (MM / YY)': 'Caducidad (MM / AA)',
  'Security code': 'Código de seguridad',
  'Use this card': 'Usar esta tarjeta',
  'There are no invoices yet.': 'Aún no hay facturas.',
  Date: 'Fecha',
  Number: 'Número',
  Amount: 'Importe',
  Status: 'Estado',
  File: 'Archivo',
  'of {number}': 'de {number}',
  paid: 'pagada',
  open: 'pendiente',
  void: 'anulada',
  uncollectible: 'incobrable',
  'There is no subscription to change.': 'No hay ninguna suscripción que cambiar.',
  'Your card number is invalid.': 'El número de tarjeta no es válido.',
  'Your card number is incorrect.': 'El número de tarjeta es incorrecto.',
  "Your card's expiration month is invalid.": 'El mes de caducidad de la tarjeta no es válido.',
  "Your card's expiration year is invalid.": 'El año de caducidad de la tarjeta no es válido.',
  "Your card's security code is invalid.": 'El código de seguridad de la tarjeta no es válido.',
  "Your card's security code is incorrect.": 'El código de seguridad de la tarjeta es incorrecto.',
  'Your card was declined.': 'Tu tarjeta fue rechazada.',
  'Your card has insufficient funds.': 'Tu tarjeta no tiene fondos suficientes.',
  'Your card has expired.': 'Tu tarjeta está caducada.',
  'Your card was declined for making repeated attempts too frequently or exceeding its amount limit.':
    'Tu tarjeta fue rechazada por demasiados intentos seguidos o por superar su límite.',
  'An error occurred while processing your card. Try again in a little bit.':
    'Hubo un error al procesar tu tarjeta. Inténtalo de nuevo dentro de un momento.',
  'Your card was declined. Your request was in test mode, but used a non test card. For a list of valid test cards, visit: https://stripe.com/docs/testing.':
    'Tu tarjeta fue rechazada. El modo de prueba solo acepta tarjetas de prueba. La lista está en https://stripe.com/docs/testing.',
} as const;

export type PortalText = keyof typeof spanish;

/** The language of the billing portal. */
export interface PortalWords {
  readonly language: Language;
  readonly say: Say<PortalText>;
  /** A sentence of the payment provider or a state of an invoice: unchanged if we have no translation. */
  readonly said: (text: string) => string;
  /** A day, from seconds since 1970. */
  readonly day: (at: number, length: 'long' | 'medium') => string;
}

const textsIn = inLanguages(spanish);
const isOurs = (text: string): text is PortalText => Object.hasOwn(spanish, text);

export function portalWords(language: Language): PortalWords {
  return {
    language,
    say: textsIn(language),
    said: (text) => (language === 'es' && isOurs(text) ? spanish[text] : text),
    day: (at, dateStyle) =>
      new Date(at * 1000).toLocaleDateString(language === 'es' ? 'es-US' : 'en-US', { dateStyle, timeZone: 'UTC' }),
  };
}
