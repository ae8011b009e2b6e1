import type { Word } from './word.ts';

export const integrations = {
  TOKEN_NOT_FOUND: { en: 'Access token not found', es: 'No se encontró el token de acceso' },
  TOO_MANY_TOKENS: {
    en: 'Your account can have {most} access tokens. Revoke one to create another.',
    es: 'Tu cuenta puede tener {most} tokens de acceso. Revoca uno para crear otro.',
  },
  TOKEN_LACKS_SCOPE: {
    en: 'This access token lacks the scope {scope}.',
    es: 'A este token de acceso le falta el permiso {scope}.',
  },
  TOKEN_MAY_NOT: {
    en: 'Access tokens cannot do this. Please sign in to do it.',
    es: 'Los tokens de acceso no pueden hacer esto. Inicia sesión para hacerlo.',
  },
  TOKEN_IS_REVOKED: { en: 'This access token was revoked.', es: 'Este token de acceso se revocó.' },
  TOKEN_IS_EXPIRED: { en: 'This access token has expired.', es: 'Este token de acceso venció.' },
  TOKEN_ACCOUNT_INACTIVE: {
    en: 'The account of this access token is paused, suspended or deleted.',
    es: 'La cuenta de este token de acceso está en pausa, suspendida o eliminada.',
  },
  TOKEN_INVALID: { en: 'This access token is not valid.', es: 'Este token de acceso no es válido.' },
  TOKEN_EXPIRY: { en: 'Choose 1 to 365 days, or no expiry.', es: 'Elige de 1 a 365 días, o sin vencimiento.' },
  TOKEN_NAME_MISSING: { en: 'Please enter a name.', es: 'Escribe un nombre.' },
  TOKEN_NAME_TOO_LONG: { en: 'A name has at most 60 characters.', es: 'Un nombre tiene como máximo 60 caracteres.' },
  TOKEN_SCOPE_MISSING: { en: 'Select at least one scope.', es: 'Elige al menos un permiso.' },
  WEBHOOK_NOT_FOUND: { en: 'Webhook not found', es: 'No se encontró el webhook' },
  WEBHOOK_OFF: { en: 'Switch the webhook on first.', es: 'Primero activa el webhook.' },
  TOO_MANY_WEBHOOKS: {
    en: 'Your account can have {most} webhooks. Delete one to add another.',
    es: 'Tu cuenta puede tener {most} webhooks. Elimina uno para agregar otro.',
  },
  DELIVERY_NOT_FOUND: { en: 'Delivery not found', es: 'No se encontró la entrega' },
  WEBHOOK_URL_INVALID: { en: 'Please enter a valid URL', es: 'Escribe una URL válida' },
  SCOPE_READ: {
    en: 'See your account, videos, presenters, library and analytics, and download your videos.',
    es: 'Ver tu cuenta, videos, presentadores, biblioteca y estadísticas, y descargar tus videos.',
  },
  SCOPE_VIDEOS: {
    en: 'Write scripts, create, rename, share and delete videos. Creating videos uses your credits.',
    es: 'Escribir guiones y crear, renombrar, compartir y eliminar videos. Crear videos usa tus créditos.',
  },
  SCOPE_BILLING: {
    en: 'See your plan, payments, invoices and credit statement.',
    es: 'Ver tu plan, pagos, facturas y estado de créditos.',
  },
  SCOPE_WEBHOOKS: {
    en: 'See, add, change, test and delete your webhooks.',
    es: 'Ver, agregar, cambiar, probar y eliminar tus webhooks.',
  },
  CALL_REVOKED: { en: 'The token was revoked.', es: 'El token se revocó.' },
  CALL_EXPIRED: { en: 'The token has expired.', es: 'El token venció.' },
  CALL_INACTIVE: { en: 'Your account was paused or suspended.', es: 'Tu cuenta se puso en pausa o se suspendió.' },
  CALL_LACKS_SCOPE: {
    en: 'The token lacks the scope for this call.',
    es: 'El token no tiene el permiso para esta llamada.',
  },
  CALL_SESSION_ONLY: {
    en: 'Access tokens cannot make this call.',
    es: 'Los tokens de acceso no pueden hacer esta llamada.',
  },
  DELIVERY_UNREACHABLE: {
    en: 'The address could not be reached, or is not on the public internet.',
    es: 'No se pudo llegar a la dirección, o no está en la internet pública.',
  },
  DELIVERY_TIMEOUT: {
    en: 'There was no complete answer within 10 seconds.',
    es: 'No hubo una respuesta completa en 10 segundos.',
  },
  DELIVERY_INACTIVE: {
    en: 'It was not sent: the webhook is switched off.',
    es: 'No se envió: el webhook está desactivado.',
  },
  DELIVERY_DELETED: { en: 'It was not sent: the webhook was deleted.', es: 'No se envió: el webhook se eliminó.' },
  DELIVERY_ERASED: { en: 'It was not sent: the account was deleted.', es: 'No se envió: la cuenta se eliminó.' },
  DELIVERY_FAILED: { en: 'The message could not be sent.', es: 'No se pudo enviar el mensaje.' },
  DELIVERY_REDIRECTED: {
    en: 'The address answered {status}. Redirects are not followed.',
    es: 'La dirección respondió {status}. No se siguen las redirecciones.',
  },
  DELIVERY_GONE: {
    en: 'The address answered 410: it wants no more messages.',
    es: 'La dirección respondió 410: no quiere más mensajes.',
  },
  DELIVERY_ANSWERED: {
    en: 'The address answered {status} instead of 2xx.',
    es: 'La dirección respondió {status} en lugar de 2xx.',
  },
  WEBHOOK_EVENTS_UNKNOWN: { en: 'events must be of {names}.', es: 'events debe ser de {names}.' },
  WEBHOOK_EVENT_MISSING: { en: 'Select at least one event', es: 'Elige al menos un evento' },
  WEBHOOK_UNCHANGED: {
    en: 'Give url, events or isActive to change the webhook.',
    es: 'Indica url, events o isActive para cambiar el webhook.',
  },
} as const satisfies Readonly<Record<string, Word>>;
