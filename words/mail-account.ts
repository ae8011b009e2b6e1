import type { Word } from './word.ts';

/** Mails about the account and signing in. */
export const mailAccount = {
  MAIL_WELCOME_TITLE: { en: 'Welcome to Curbcast', es: 'Te damos la bienvenida a Curbcast' },
  MAIL_WELCOME_PREVIEW: {
    en: 'Make your first video in a few minutes.',
    es: 'Crea tu primer video en unos minutos.',
  },
  MAIL_WELCOME_READY: {
    en: 'Your account is ready. Paste a listing or write a script, choose a presenter, and Curbcast makes the video.',
    es: 'Tu cuenta está lista. Pega un anuncio o escribe un guion, elige a quien presenta y Curbcast crea el video.',
  },
  MAIL_WELCOME_BUTTON: { en: 'Make your first video', es: 'Crear tu primer video' },
  MAIL_WELCOME_CREDITS: {
    en: 'One credit is one minute of video. Your dashboard shows the credits that you have.',
    es: 'Un crédito es un minuto de video. Tu panel muestra los créditos que tienes.',
  },
  MAIL_VERIFY_PREVIEW: { en: 'One click, and your account is ready.', es: 'Un clic y tu cuenta está lista.' },
  MAIL_VERIFY_TEXT: {
    en: 'Please confirm that this address is yours.',
    es: 'Confirma que esta dirección es tuya.',
  },
  MAIL_VERIFY_BUTTON: { en: 'Confirm email address', es: 'Confirmar el correo' },
  MAIL_VERIFY_NOTE: {
    en: 'The link works for 24 hours. If you did not create an account at Curbcast, ignore this email.',
    es: 'El enlace funciona durante 24 horas. Si no creaste una cuenta en Curbcast, ignora este correo.',
  },
  MAIL_ATTEMPT_TITLE: {
    en: 'Someone tried to register with your address',
    es: 'Alguien intentó registrarse con tu dirección',
  },
  MAIL_ATTEMPT_PREVIEW: {
    en: 'You already have an account at Curbcast. Nothing has changed.',
    es: 'Ya tienes una cuenta en Curbcast. No cambió nada.',
  },
  MAIL_ATTEMPT_TEXT: {
    en: 'Someone tried to create a Curbcast account with this email address, which already has one.',
    es: 'Alguien intentó crear una cuenta de Curbcast con este correo electrónico, que ya tiene una.',
  },
  MAIL_ATTEMPT_OWN: {
    en: 'If it was you, sign in, or choose a new password if you forgot yours.',
    es: 'Si fuiste tú, inicia sesión, o elige una contraseña nueva si olvidaste la tuya.',
  },
  MAIL_ATTEMPT_BUTTON: { en: 'Sign in', es: 'Iniciar sesión' },
  MAIL_ATTEMPT_NOTE: {
    en: 'If it was not you, you need to do nothing: no account was made, and yours did not change.',
    es: 'Si no fuiste tú, no tienes que hacer nada: no se creó ninguna cuenta y la tuya no cambió.',
  },
  MAIL_RESET_PREVIEW: {
    en: 'The link works for {minutes} minutes.',
    es: 'El enlace funciona durante {minutes} minutos.',
  },
  MAIL_RESET_TEXT: {
    en: 'Someone, probably you, asked for a new password for your Curbcast account.',
    es: 'Alguien, probablemente tú, pidió una contraseña nueva para tu cuenta de Curbcast.',
  },
  MAIL_RESET_BUTTON: { en: 'Choose a new password', es: 'Elegir una contraseña nueva' },
  MAIL_RESET_NOTE: {
    en: 'The link works once and for {minutes} minutes. If you did not ask for it, ignore this email: your password stays as it is.',
    es: 'El enlace funciona una sola vez y durante {minutes} minutos. Si no lo pediste, ignora este correo: tu contraseña no cambia.',
  },
  MAIL_CHANGED_TITLE: { en: 'Your password was changed', es: 'Tu contraseña cambió' },
  MAIL_CHANGED_PREVIEW: {
    en: 'You are signed out everywhere else.',
    es: 'Se cerró tu sesión en todos los demás lugares.',
  },
  MAIL_CHANGED_TEXT: {
    en: 'The password of your Curbcast account was changed, and all other devices were signed out.',
    es: 'La contraseña de tu cuenta de Curbcast cambió y se cerró la sesión en todos los demás dispositivos.',
  },
  MAIL_CHANGED_NOT_YOU: {
    en: 'If this was not you, choose a new password now.',
    es: 'Si no fuiste tú, elige ahora una contraseña nueva.',
  },
  MAIL_CHANGED_BUTTON: { en: 'Reset password', es: 'Restablecer la contraseña' },
  FACTOR_ENABLED: { en: 'Two-step sign-in was switched on', es: 'Se activó el acceso en dos pasos' },
  FACTOR_DISABLED: { en: 'Two-step sign-in was switched off', es: 'Se desactivó el acceso en dos pasos' },
  FACTOR_MOVED: {
    en: 'Two-step sign-in was moved to another app',
    es: 'El acceso en dos pasos pasó a otra aplicación',
  },
  FACTOR_PASSKEY_ADDED: { en: 'A passkey was added', es: 'Se agregó una llave de acceso' },
  FACTOR_PASSKEY_REMOVED: { en: 'A passkey was removed', es: 'Se quitó una llave de acceso' },
  FACTOR_CODES: { en: 'New recovery codes were made', es: 'Se crearon códigos de recuperación nuevos' },
  MAIL_FACTOR_PREVIEW: {
    en: 'If this was not you, secure your account now.',
    es: 'Si no fuiste tú, protege tu cuenta ahora.',
  },
  MAIL_FACTOR_TEXT: {
    en: 'The way you sign in to Curbcast has changed.',
    es: 'Cambió la forma en que inicias sesión en Curbcast.',
  },
  MAIL_FACTOR_CHANGE: { en: 'Change', es: 'Cambio' },
  MAIL_FACTOR_NOT_YOU: {
    en: 'If this was not you, change your password and sign out everywhere.',
    es: 'Si no fuiste tú, cambia tu contraseña y cierra la sesión en todas partes.',
  },
  MAIL_FACTOR_BUTTON: { en: 'Review sign-in security', es: 'Revisar la seguridad de acceso' },
  MAIL_ADDRESS_TITLE: { en: 'Confirm your new email address', es: 'Confirma tu nuevo correo electrónico' },
  MAIL_ADDRESS_PREVIEW: {
    en: 'Your account changes to this address when you confirm it.',
    es: 'Tu cuenta pasa a esta dirección cuando la confirmas.',
  },
  MAIL_ADDRESS_TEXT: {
    en: 'You asked to use {email} for your Curbcast account.',
    es: 'Pediste usar {email} en tu cuenta de Curbcast.',
  },
  MAIL_ADDRESS_BUTTON: { en: 'Confirm new address', es: 'Confirmar la nueva dirección' },
  MAIL_ADDRESS_NOTE: {
    en: 'Until you confirm it, your account keeps its present address. If you did not ask for this, ignore this email.',
    es: 'Hasta que la confirmes, tu cuenta conserva su dirección actual. Si no lo pediste, ignora este correo.',
  },
  MAIL_UNDO_TITLE: { en: 'Your email address was changed', es: 'Tu correo electrónico cambió' },
  MAIL_UNDO_PREVIEW: { en: 'You can undo this for 72 hours.', es: 'Puedes deshacerlo durante 72 horas.' },
  MAIL_UNDO_TEXT: {
    en: 'Your Curbcast account now uses {email} instead of this address.',
    es: 'Tu cuenta de Curbcast ahora usa {email} en lugar de esta dirección.',
  },
  MAIL_UNDO_NOT_YOU: {
    en: 'If this was not you, undo the change. The link works for 72 hours.',
    es: 'Si no fuiste tú, deshaz el cambio. El enlace funciona durante 72 horas.',
  },
  MAIL_UNDO_BUTTON: { en: 'Undo the change', es: 'Deshacer el cambio' },
  MAIL_STAYS_TITLE: { en: 'Your account stays', es: 'Tu cuenta se queda' },
  MAIL_STAYS_PREVIEW: { en: 'The deletion was canceled.', es: 'Se canceló la eliminación.' },
  MAIL_STAYS_TEXT: {
    en: 'The deletion of your Curbcast account was canceled. Nothing was removed.',
    es: 'Se canceló la eliminación de tu cuenta de Curbcast. No se quitó nada.',
  },
  MAIL_DELETION_TITLE: { en: 'Your account will be deleted', es: 'Tu cuenta se eliminará' },
  MAIL_DELETION_PREVIEW: { en: 'You can cancel this until {time}.', es: 'Puedes cancelarlo hasta el {time}.' },
  MAIL_DELETION_TEXT: {
    en: 'You asked us to delete your Curbcast account. Your videos, presenters and personal data are removed for good.',
    es: 'Nos pediste eliminar tu cuenta de Curbcast. Tus videos, presentadores y datos personales se quitan para siempre.',
  },
  MAIL_DELETION_ON: { en: 'Deleted on', es: 'Se elimina el' },
  MAIL_DELETION_UNTIL: {
    en: 'Until then you can export your data or cancel the deletion.',
    es: 'Hasta entonces puedes exportar tus datos o cancelar la eliminación.',
  },
  MAIL_DELETION_BUTTON: { en: 'Keep my account', es: 'Conservar mi cuenta' },
} as const satisfies Readonly<Record<string, Word>>;
