import type { Word } from './word.ts';

/** Mails about money and credits. */
export const mailBilling = {
  MAIL_RECEIPT_SUBJECT: { en: 'Your receipt: {total}', es: 'Tu recibo: {total}' },
  MAIL_RECEIPT_TITLE: { en: 'Thank you for your purchase', es: 'Gracias por tu compra' },
  MAIL_RECEIPT_TEXT: { en: 'This is your receipt.', es: 'Este es tu recibo.' },
  MAIL_RECEIPT_SUM: { en: 'Invoice total', es: 'Total de la factura' },
  MAIL_RECEIPT_PAID: { en: 'Total paid', es: 'Total pagado' },
  MAIL_RECEIPT_SETTLED_ON: { en: 'Settled on', es: 'Saldado el' },
  MAIL_RECEIPT_PAID_ON: { en: 'Paid on', es: 'Pagado el' },
  MAIL_RECEIPT_INVOICE: { en: 'Invoice number', es: 'Número de factura' },
  MAIL_RECEIPT_PAYMENT: { en: 'Payment number', es: 'Número de pago' },
  SETTLED_BY_CARD: { en: 'Another payment by card', es: 'Otro pago con tarjeta' },
  SETTLED_BY_BALANCE: { en: 'From your credit balance', es: 'De tu saldo a favor' },
  SETTLED_OTHERWISE: { en: 'Paid in another way', es: 'Pagado de otra manera' },
  SETTLED_OWED_BEFORE: { en: 'Owed from before', es: 'Pendiente de antes' },
  LINE_FURTHER: { en: 'Further items', es: 'Otros artículos' },
  MAIL_UNPAID_TITLE: { en: 'Your payment failed', es: 'Tu pago falló' },
  MAIL_UNPAID_LATE: { en: 'Your payment is {days} days late', es: 'Tu pago lleva {days} días de retraso' },
  MAIL_UNPAID_PREVIEW: { en: 'Please check your payment method.', es: 'Revisa tu forma de pago.' },
  MAIL_UNPAID_TEXT: {
    en: 'The payment of {amount} for your Curbcast plan could not be made.',
    es: 'No se pudo hacer el pago de {amount} de tu plan de Curbcast.',
  },
  MAIL_UNPAID_FIRST: {
    en: 'We try again in the next days. If it still fails after 3 days, new videos are paused until it is paid.',
    es: 'Lo intentamos de nuevo en los próximos días. Si sigue fallando después de 3 días, los videos nuevos quedan en pausa hasta que se pague.',
  },
  MAIL_UNPAID_PAUSED: {
    en: 'New videos are paused until the payment is made. The videos that you have stay available, and bundle credits stay usable.',
    es: 'Los videos nuevos quedan en pausa hasta que se haga el pago. Tus videos siguen disponibles y los créditos de paquete se pueden seguir usando.',
  },
  MAIL_UNPAID_LAST: {
    en: 'New videos stay paused. If the payment is not made, your plan ends.',
    es: 'Los videos nuevos siguen en pausa. Si no se hace el pago, tu plan termina.',
  },
  MAIL_UNPAID_BUTTON: { en: 'Update payment method', es: 'Actualizar la forma de pago' },
  MAIL_TRIAL_SUBJECT: { en: 'Your trial ends on {time}', es: 'Tu prueba termina el {time}' },
  MAIL_TRIAL_PREVIEW: {
    en: 'It does not turn into a paid plan by itself.',
    es: 'No se convierte por sí sola en un plan de pago.',
  },
  MAIL_TRIAL_TITLE: { en: 'Your trial ends soon', es: 'Tu prueba termina pronto' },
  MAIL_TRIAL_TEXT: {
    en: 'Your {days}-day trial ends on {time}. What is left of it expires then: {credits}.',
    es: 'Tu prueba de {days} días termina el {time}. Lo que queda de ella vence entonces: {credits}.',
  },
  MAIL_TRIAL_NOTHING_CHARGED: {
    en: 'It ends by itself: nothing is charged. To go on, choose a plan or a bundle.',
    es: 'Termina por sí sola: no se cobra nada. Para seguir, elige un plan o un paquete.',
  },
  MAIL_TRIAL_BUTTON: { en: 'See plans', es: 'Ver los planes' },
  MAIL_ENDED_TITLE: { en: 'Your subscription was canceled', es: 'Tu suscripción se canceló' },
  MAIL_ENDED_PREVIEW: { en: 'Your plan works until {time}.', es: 'Tu plan funciona hasta el {time}.' },
  MAIL_ENDED_TEXT: {
    en: 'Your plan works until {time}. Nothing more is charged after that.',
    es: 'Tu plan funciona hasta el {time}. Después no se cobra nada más.',
  },
  MAIL_ENDED_CREDITS: {
    en: 'Plan credits expire then. Credits from bundles stay in your account.',
    es: 'Los créditos del plan vencen entonces. Los créditos de paquetes se quedan en tu cuenta.',
  },
  MAIL_ENDED_BACK: {
    en: 'If you change your mind, you can reactivate the plan until that day.',
    es: 'Si cambias de opinión, puedes reactivar el plan hasta ese día.',
  },
  MAIL_LOW_NONE: { en: 'You have no credits left', es: 'Ya no te quedan créditos' },
  MAIL_LOW_SUBJECT: { en: 'You have {credits} left', es: 'Te quedan {credits}' },
  MAIL_LOW_ONE: { en: 'You have 1 credit left', es: 'Te queda 1 crédito' },
  MAIL_LOW_MINUTE: { en: 'One credit is one minute of video.', es: 'Un crédito es un minuto de video.' },
  MAIL_LOW_TITLE: { en: 'Your credits are running low', es: 'Se te están acabando los créditos' },
  MAIL_LOW_BUTTON: { en: 'Add credits', es: 'Agregar créditos' },
  MAIL_WITHIN_DAY: { en: 'within a day', es: 'dentro de un día' },
  MAIL_TOMORROW: { en: 'tomorrow', es: 'mañana' },
  MAIL_IN_DAYS: { en: 'in {days} days', es: 'en {days} días' },
  MAIL_EXPIRING_SUBJECT: { en: '{credits} expire {soon}', es: '{credits} vencen {soon}' },
  MAIL_EXPIRING_ONE: { en: '1 credit expires {soon}', es: '1 crédito vence {soon}' },
  MAIL_EXPIRING_PREVIEW: { en: 'Use them by {time}.', es: 'Úsalos antes del {time}.' },
  MAIL_EXPIRING_TITLE: { en: 'Credits expire {soon}', es: 'Hay créditos que vencen {soon}' },
  MAIL_EXPIRING_TEXT: {
    en: 'On {time} a part of your balance expires: {credits}. Videos use the credits that expire first.',
    es: 'El {time} vence una parte de tu saldo: {credits}. Los videos usan primero los créditos que vencen antes.',
  },
  MAIL_EXPIRING_NOTE: {
    en: 'Your statement lists every credit with its date of expiry.',
    es: 'Tu estado de cuenta muestra cada crédito con su fecha de vencimiento.',
  },
} as const satisfies Readonly<Record<string, Word>>;
