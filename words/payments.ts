import type { Word } from './word.ts';

export const payments = {
  PAYMENT_NOT_FOUND: { en: 'This payment was not found.', es: 'No se encontró este pago.' },
  PAYMENT_NOT_COMPLETED: { en: 'This payment is not completed.', es: 'Este pago no se completó.' },
  PAYMENT_BOUGHT_NO_CREDITS: { en: 'This payment did not buy credits.', es: 'Este pago no compró créditos.' },
  PAYMENT_FOR_SOMETHING_ELSE: {
    en: 'This payment was started for something else.',
    es: 'Este pago se empezó para otra cosa.',
  },
  PAYMENT_OF_ANOTHER: { en: 'This payment belongs to another account.', es: 'Este pago es de otra cuenta.' },
  PAYMENT_AMOUNT_WRONG: {
    en: 'The amount of this payment is not the price of what it buys.',
    es: 'El importe de este pago no es el precio de lo que compra.',
  },
  PLAN_IS_SUBSCRIBED: {
    en: 'The monthly plan is bought as a subscription.',
    es: 'El plan mensual se compra como suscripción.',
  },
  PROVIDER_UNREACHABLE: {
    en: 'The payment provider cannot be reached right now. Please try again in a moment.',
    es: 'Ahora no se puede contactar al proveedor de pagos. Inténtalo de nuevo en un momento.',
  },
  CHECKOUT_CLOSED: {
    en: 'This checkout is closed. Please start a new one.',
    es: 'Este pago se cerró. Empieza uno nuevo.',
  },
  PRICE_CHANGED: { en: 'Price changed, please review', es: 'El precio cambió, revísalo' },
  NOTHING_TO_CANCEL: {
    en: 'There is no active subscription to cancel.',
    es: 'No hay una suscripción activa que cancelar.',
  },
  NOTHING_TO_REACTIVATE: {
    en: 'There is no scheduled cancellation to undo on an active subscription.',
    es: 'No hay una cancelación programada que deshacer en una suscripción activa.',
  },
  ALREADY_SUBSCRIBED: { en: 'You already have an active subscription.', es: 'Ya tienes una suscripción activa.' },
  ANOTHER_CHECKOUT_OPEN: {
    en: 'Another checkout of this subscription is open.',
    es: 'Hay otro pago abierto de esta suscripción.',
  },
  PLAN_UNKNOWN: { en: 'This plan does not exist.', es: 'Este plan no existe.' },
  PLAN_RETIRED: {
    en: 'This plan is no longer sold. Please choose from the plan and the bundles of today.',
    es: 'Este plan ya no se vende. Elige entre el plan y los paquetes de hoy.',
  },
  BUNDLE_UNKNOWN: { en: 'This bundle does not exist.', es: 'Este paquete no existe.' },
  NOTHING_CHOSEN: {
    en: 'Choose a plan, a credit bundle or a Digital Twin.',
    es: 'Elige un plan, un paquete de créditos o un gemelo digital.',
  },
  EMAIL_BLAST_NOT_SOLD: {
    en: 'The email blast is not sold with this order.',
    es: 'El envío de correos no se vende con este pedido.',
  },
  INVOICE_NOT_FOUND: { en: 'This invoice was not found.', es: 'No se encontró esta factura.' },
  CREDITS_MISSING: {
    en: 'You need {missing} more credits to generate this video.',
    es: 'Necesitas {missing} créditos más para generar este video.',
  },
  CREDITS_GRANTED_ELSEWHERE: {
    en: 'These credits were already granted for something else.',
    es: 'Estos créditos ya se otorgaron para otra cosa.',
  },
  CREDITS_SETTLED: {
    en: 'The credits of this request were already settled.',
    es: 'Los créditos de esta solicitud ya se liquidaron.',
  },
  REFUSED_PRICE: { en: 'Another price than the catalog’s', es: 'Otro precio que el del catálogo' },
  REFUSED_NOT_OWN: { en: 'A payment that is not this user’s', es: 'Un pago que no es de este usuario' },
  REFUSED_OTHER: { en: 'A payment that was not made for this', es: 'Un pago que no se hizo para esto' },
  CLAIMED_CREDITS: { en: '{credits} credits', es: '{credits} créditos' },
  CLAIMED_VALUE: { en: '{name}: {value}', es: '{name}: {value}' },
  REFUSED_CODE: { en: 'Refused: {code}', es: 'Rechazado: {code}' },
  PAYMENT_ID_INVALID: {
    en: 'The id of the payment is missing or not valid.',
    es: 'Falta el id del pago o no es válido.',
  },
  BUNDLE_STARTER_PACK: { en: 'For a first campaign', es: 'Para una primera campaña' },
  BUNDLE_GROWTH_BUNDLE: { en: 'For several listings a month', es: 'Para varios anuncios al mes' },
  BUNDLE_VOLUME_PRO: { en: 'For an office with many listings', es: 'Para una oficina con muchos anuncios' },
  BUNDLE_MARKETING_POWER: {
    en: 'For teams at the lowest price per credit',
    es: 'Para equipos, al menor precio por crédito',
  },
  PLAN_BASE: { en: 'The base of your subscription', es: 'La base de tu suscripción' },
  PLAN_INCLUDES: {
    en: 'Script writing, captions and screen share included',
    es: 'Incluye redacción de guiones, subtítulos y pantalla compartida',
  },
  PLAN_TRANSLATES: {
    en: 'Translation into Spanish, Chinese, Hindi and Farsi included',
    es: 'Incluye traducción al español, chino, hindi y farsi',
  },
  PLAN_CREDITS: {
    en: 'Plan credits are for their period and do not roll over',
    es: 'Los créditos del plan valen para su periodo y no se acumulan',
  },
  PLAN_CANCEL: {
    en: 'Cancel at any time: it ends with the period, bundles stay usable',
    es: 'Cancela cuando quieras: termina con el periodo y los paquetes se siguen pudiendo usar',
  },
  MINUTES_OF_VIDEO: { en: '{minutes} minutes of video', es: '{minutes} minutos de video' },
  MINUTES_EVERY_PERIOD: {
    en: '{minutes} minutes of video every {days} days',
    es: '{minutes} minutos de video cada {days} días',
  },
  CREDITS_EVERY_PERIOD: {
    en: '{credits} credits every {days} days: {minutes} minutes of video',
    es: '{credits} créditos cada {days} días: {minutes} minutos de video',
  },
  BUNDLE_PAID_ONCE: { en: 'Paid once', es: 'Se paga una vez' },
  BUNDLE_ONE_CREDIT: { en: '1 credit pays for 1 minute of video', es: '1 crédito paga 1 minuto de video' },
  BUNDLE_FOR_EVERYONE: { en: 'For everyone who is signed in', es: 'Para todos los que iniciaron sesión' },
} as const satisfies Readonly<Record<string, Word>>;
