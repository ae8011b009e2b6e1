import type { Word } from './word.ts';

export const signIn = {
  SIGN_IN_AGAIN: { en: 'Please sign in again.', es: 'Inicia sesión de nuevo.' },
  SIGN_IN_AGAIN_AT_PROVIDER: {
    en: 'Please sign in again at your identity provider.',
    es: 'Inicia sesión de nuevo en tu proveedor de identidad.',
  },
  NOT_RIGHT: { en: 'That is not right. Please try again.', es: 'No es correcto. Inténtalo de nuevo.' },
  SESSION_ENDED: { en: 'This session has already ended.', es: 'Esta sesión ya terminó.' },
  SIGN_IN_MANAGED_BY_PROVIDER: {
    en: 'Your identity provider manages how you sign in. Change it there.',
    es: 'Tu proveedor de identidad administra cómo inicias sesión. Cámbialo allí.',
  },
  MANAGED_BY_PROVIDER: {
    en: 'Your sign-in provider manages this. Change it there.',
    es: 'Tu proveedor de acceso administra esto. Cámbialo allí.',
  },
  PASSWORD_NOT_CHANGED: {
    en: 'Failed to change password. Check your current password.',
    es: 'No se pudo cambiar la contraseña. Revisa tu contraseña actual.',
  },
  PASSWORD_OVER_HTTP: { en: 'Change the password over HTTP.', es: 'Cambia la contraseña por HTTP.' },
  PASSWORD_TOO_SHORT: {
    en: 'Password must be at least {least} characters long.',
    es: 'La contraseña debe tener al menos {least} caracteres.',
  },
  PASSWORD_TOO_LONG: {
    en: 'Password must be at most {most} characters long.',
    es: 'La contraseña debe tener como máximo {most} caracteres.',
  },
  PASSWORD_COMMON: {
    en: 'This password is on every list of common passwords. Choose another one.',
    es: 'Esta contraseña está en todas las listas de contraseñas comunes. Elige otra.',
  },
  PASSWORD_IS_EMAIL: {
    en: 'Your password must not be your email address.',
    es: 'Tu contraseña no puede ser tu correo electrónico.',
  },
  EMAIL_IN_USE: { en: 'This email address is already in use.', es: 'Este correo electrónico ya está en uso.' },
  EMAIL_INVALID: {
    en: 'Enter an email address like name@example.com.',
    es: 'Escribe un correo electrónico como nombre@ejemplo.com.',
  },
  NOT_AN_EMAIL: { en: '{email} is not an email address.', es: '{email} no es un correo electrónico.' },
  LINK_INVALID: { en: 'This link is invalid or has expired.', es: 'Este enlace no es válido o venció.' },
  RESET_LINK_INVALID: {
    en: 'This password reset link is invalid or has expired.',
    es: 'Este enlace para restablecer la contraseña no es válido o venció.',
  },
  LINK_USED: {
    en: 'This link is not valid, has expired, or was used already.',
    es: 'Este enlace no es válido, venció o ya se usó.',
  },
  EMAIL_NOT_CONFIRMED: {
    en: 'Please confirm your email address first.',
    es: 'Primero confirma tu correo electrónico.',
  },
  SIGN_OUT_YOURSELF: { en: 'Open this page yourself to sign out.', es: 'Abre tú esta página para cerrar la sesión.' },
  TOO_MANY_SIGN_INS: {
    en: 'Too many people are signing in right now. Please try again in a moment.',
    es: 'Demasiadas personas están iniciando sesión ahora. Inténtalo de nuevo en un momento.',
  },
  EMAIL_AND_PASSWORD_MISSING: { en: 'Please enter both email and password', es: 'Escribe el correo y la contraseña' },
  CREDENTIALS_INVALID: { en: 'Invalid credentials', es: 'Credenciales no válidas' },
  CODE_WRONG: {
    en: 'That code is not right. Wait for the next code of your app and try again.',
    es: 'El código no es correcto. Espera el siguiente código de tu aplicación e inténtalo de nuevo.',
  },
  CODE_NEEDED: {
    en: 'Enter the 6-digit code from your authenticator app.',
    es: 'Escribe el código de 6 dígitos de tu aplicación de autenticación.',
  },
  CODE_DIGITS: { en: 'A code has 6 digits.', es: 'Un código tiene 6 dígitos.' },
  SECOND_FACTOR_OFF: { en: 'The second factor is off.', es: 'El segundo factor está desactivado.' },
  PASSKEYS_NEED_HTTPS: {
    en: 'Browsers allow passkeys only on https sites and on localhost.',
    es: 'Los navegadores solo permiten llaves de acceso en un nombre con https o en localhost.',
  },
  TOO_MANY_PASSKEYS: {
    en: 'You can have at most {most} passkeys.',
    es: 'Puedes tener como máximo {most} llaves de acceso.',
  },
  PASSKEY_NOT_VERIFIED: {
    en: 'This passkey could not be verified. Please try again.',
    es: 'No se pudo verificar esta llave de acceso. Inténtalo de nuevo.',
  },
  PASSKEY_NOT_FOUND: { en: 'There is no such passkey.', es: 'Esa llave de acceso no existe.' },
  NAME_LENGTH_60: { en: 'The name must have 1 to 60 characters.', es: 'El nombre debe tener de 1 a 60 caracteres.' },
  FIRST_NAME_MISSING: { en: 'Enter your first name.', es: 'Escribe tu nombre.' },
  NAME_TOO_LONG: { en: 'Use at most {most} characters.', es: 'Usa como máximo {most} caracteres.' },
  NAME_CHARACTERS: {
    en: 'Use letters, spaces and punctuation only.',
    es: 'Usa solo letras, espacios y signos de puntuación.',
  },
  SIGN_IN_UNAVAILABLE: {
    en: 'Sign-in is not available right now. Please try again.',
    es: 'Ahora no se puede iniciar sesión. Inténtalo de nuevo.',
  },
  PASSWORD_OVERLONG: { en: 'That password is too long.', es: 'Esa contraseña es demasiado larga.' },
} as const satisfies Readonly<Record<string, Word>>;
