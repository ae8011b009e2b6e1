import type { Word } from './word.ts';

export const mail = {
  MAIL_LINK_INVALID: {
    en: 'This link is not valid. Sign in to choose your emails.',
    es: 'Este enlace no es válido. Inicia sesión para elegir tus correos.',
  },
  NO_MAIL_TO_YOU: {
    en: 'No email can be sent to your address.',
    es: 'No se puede enviar ningún correo a tu dirección.',
  },
  TEST_MAIL_TO_SELF: {
    en: 'Test emails go to your own address only.',
    es: 'Los correos de prueba solo van a tu propia dirección.',
  },
  MAIL_NOT_FOUND: { en: 'Mail not found', es: 'No se encontró el correo' },
  MAIL_DATA_WRONG: {
    en: 'A mail of type {template} does not take this data',
    es: 'Un correo del tipo {template} no acepta estos datos',
  },
  MAILS_ALWAYS_ON: {
    en: 'Billing and security emails cannot be switched off.',
    es: 'Los correos de facturación y seguridad no se pueden desactivar.',
  },
  TOO_MANY_TEST_MAILS: {
    en: 'You can send 5 test emails in an hour. Please try again later.',
    es: 'Puedes enviar 5 correos de prueba por hora. Inténtalo más tarde.',
  },
  MAIL_ADDRESS_INVALID: { en: 'Please enter a valid email address', es: 'Escribe un correo electrónico válido' },
  MAIL_TYPE_UNKNOWN: { en: 'This type of email does not exist.', es: 'Este tipo de correo no existe.' },
  UNSUBSCRIBE_LINK_INCOMPLETE: { en: 'The link is not complete.', es: 'El enlace no está completo.' },
  UNSUBSCRIBE_LINK_INVALID: { en: 'The link is not valid.', es: 'El enlace no es válido.' },
  MAIL_WELCOME: { en: 'Welcome', es: 'Bienvenida' },
  MAIL_VERIFY: { en: 'Confirm your email address', es: 'Confirmar tu correo electrónico' },
  MAIL_VIDEO_COMPLETED: { en: 'Video ready', es: 'Video listo' },
  MAIL_VIDEO_FAILED: { en: 'Video failed', es: 'Video fallido' },
  MAIL_VIDEO_REMOVED: { en: 'Video deleted by staff', es: 'Video eliminado por el equipo' },
  MAIL_LEAD_RECEIVED: { en: 'Tour request', es: 'Solicitud de visita' },
  MAIL_TWIN_READY: { en: 'Digital Twin ready', es: 'Gemelo digital listo' },
  MAIL_TWIN_FAILED: { en: 'Digital Twin failed', es: 'Gemelo digital fallido' },
  MAIL_CREDIT_LOW: { en: 'Credits low', es: 'Pocos créditos' },
  MAIL_RECEIPT: { en: 'Receipt', es: 'Recibo' },
  MAIL_PAYMENT_FAILED: { en: 'Payment failed', es: 'Pago fallido' },
  MAIL_TRIAL_ENDING: { en: 'Trial ending', es: 'Fin de la prueba' },
  MAIL_CREDITS_EXPIRING: { en: 'Credits expiring', es: 'Créditos por vencer' },
  MAIL_SUBSCRIPTION_CANCELLED: { en: 'Subscription canceled', es: 'Suscripción cancelada' },
  MAIL_REGISTRATION_ATTEMPT: { en: 'Attempt to register', es: 'Intento de registro' },
  MAIL_PASSWORD_RESET: { en: 'Reset your password', es: 'Restablecer tu contraseña' },
  MAIL_PASSWORD_CHANGED: { en: 'Password changed', es: 'Contraseña cambiada' },
  MAIL_SIGN_IN_CHANGED: { en: 'Sign-in security changed', es: 'Cambio en la seguridad de acceso' },
  MAIL_EMAIL_CHANGE: { en: 'Email address change', es: 'Cambio de correo electrónico' },
  MAIL_WEBHOOK_DISABLED: { en: 'Webhook disabled', es: 'Webhook desactivado' },
  MAIL_ACCOUNT_DELETION: { en: 'Account deletion', es: 'Eliminación de la cuenta' },
} as const satisfies Readonly<Record<string, Word>>;
