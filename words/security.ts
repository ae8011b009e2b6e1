import type { Word } from './word.ts';

export const security = {
  PLACE_THIS_COMPUTER: { en: 'this computer', es: 'este equipo' },
  PLACE_LOCAL_NETWORK: { en: 'local network', es: 'red local' },
  ALERT_LOGIN_BURST: { en: 'Many failed sign-ins', es: 'Muchos accesos fallidos' },
  ALERT_LOGIN_AFTER_FAILURES: { en: 'Sign-in after failures', es: 'Acceso después de intentos fallidos' },
  ALERT_NOT_FOUND: { en: 'This alert was not found.', es: 'No se encontró esta alerta.' },
  ALERTED_LOGIN_AFTER_FAILURES: {
    en: 'Somebody signed in after {count} failed attempts. If it was not the owner, the password is known to a stranger.',
    es: 'Alguien accedió después de {count} intentos fallidos. Si no fue su dueño, un extraño conoce la contraseña.',
  },
  ALERT_RATE_LIMIT: { en: 'Rate limit exceeded', es: 'Límite de solicitudes superado' },
  ALERT_BLOCKED_ADDRESS: { en: 'Blocked address', es: 'Dirección bloqueada' },
  ALERT_FORGED_WEBHOOK: { en: 'Forged webhook', es: 'Webhook falsificado' },
  ALERT_PRICE_TAMPERING: { en: 'Price mismatch', es: 'Precio que no coincide' },
  ALERT_ROLE_GRANTED: { en: 'Administrator role granted', es: 'Rol de administrador otorgado' },
  ALERT_ROLE_REVOKED: { en: 'Administrator role revoked', es: 'Rol de administrador retirado' },
  ALERT_FINANCE_GRANTED: { en: 'Finance role granted', es: 'Rol de finanzas otorgado' },
  ALERT_FINANCE_REVOKED: { en: 'Finance role revoked', es: 'Rol de finanzas retirado' },
  ALERTED_LOGIN: {
    en: '1 sign-in failed.',
    es: 'Falló 1 acceso.',
  },
  ALERTED_LOGINS: {
    en: '{count} sign-ins failed.',
    es: 'Fallaron {count} accesos.',
  },
  ALERTED_REQUEST: { en: '1 request was refused by a rate limit.', es: 'Un límite rechazó 1 solicitud.' },
  ALERTED_REQUESTS: {
    en: '{count} requests were refused by a rate limit.',
    es: 'Un límite rechazó {count} solicitudes.',
  },
  ALERTED_BLOCKED: { en: '1 request from a blocked address.', es: '1 solicitud desde una dirección bloqueada.' },
  ALERTED_BLOCKED_MANY: {
    en: '{count} requests from a blocked address.',
    es: '{count} solicitudes desde una dirección bloqueada.',
  },
  ALERTED_FORGED: {
    en: '1 report of the payment provider with a wrong signature.',
    es: '1 aviso del proveedor de pagos con una firma incorrecta.',
  },
  ALERTED_FORGED_MANY: {
    en: '{count} reports of the payment provider with a wrong signature.',
    es: '{count} avisos del proveedor de pagos con una firma incorrecta.',
  },
  ALERTED_PRICE: {
    en: 'A purchase was sent with a price that is not the current one. It was refused.',
    es: 'Se envió una compra con un precio que no es el actual. Se rechazó.',
  },
  ALERTED_ADMIN: { en: 'An account became an administrator.', es: 'Una cuenta pasó a ser administradora.' },
  ALERTED_NO_ADMIN: { en: 'An account is no longer an administrator.', es: 'Una cuenta dejó de ser administradora.' },
  ALERTED_FINANCE: {
    en: 'An account may work on payments and credits.',
    es: 'Una cuenta puede trabajar con pagos y créditos.',
  },
  ALERTED_NO_FINANCE: {
    en: 'An account may no longer work on payments and credits.',
    es: 'Una cuenta ya no puede trabajar con pagos y créditos.',
  },
} as const satisfies Readonly<Record<string, Word>>;
