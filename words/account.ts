import type { Word } from './word.ts';

export const account = {
  USER_NOT_FOUND: { en: 'User not found', es: 'No se encontró el usuario' },
  ACCOUNT_NOT_FOUND: { en: 'There is no such account.', es: 'Esa cuenta no existe.' },
  ACCOUNT_SUSPENDED_BY_ADMIN: {
    en: 'Your account was suspended by an administrator. Please contact support.',
    es: 'Un administrador suspendió tu cuenta. Escribe al equipo de soporte.',
  },
  ADMIN_CANNOT_DELETE_ACCOUNT: {
    en: 'You are an administrator. Another administrator has to revoke your role before your account can be deleted.',
    es: 'Eres administrador. Otro administrador tiene que quitarte el rol antes de que se pueda eliminar tu cuenta.',
  },
  DATA_DOWNLOADED_TOO_OFTEN: {
    en: 'You have downloaded your data several times today. Please try again later.',
    es: 'Hoy descargaste tus datos varias veces. Inténtalo más tarde.',
  },
  ACCOUNT_DELETED: { en: 'This account was deleted.', es: 'Esta cuenta se eliminó.' },
  ACCOUNT_SUSPENDED: {
    en: 'Your account is suspended. Please contact support.',
    es: 'Tu cuenta está suspendida. Escribe al equipo de soporte.',
  },
  ACCOUNT_PAUSED: {
    en: 'Your account is paused. Resume it in your profile to create or share.',
    es: 'Tu cuenta está en pausa. Reanúdala en tu perfil para crear o compartir.',
  },
  ACCOUNT_DELETION_PENDING: {
    en: 'Your account is about to be deleted. Cancel the deletion in your profile to create or share.',
    es: 'Tu cuenta está por eliminarse. Cancela la eliminación en tu perfil para crear o compartir.',
  },
  TYPE_TO_CONFIRM: { en: 'Type {word} to confirm.', es: 'Escribe {word} para confirmar.' },
  USERNAME_TAKEN: { en: 'This username is already taken.', es: 'Ese nombre de usuario ya está en uso.' },
  USERNAME_FORM: {
    en: 'A username has {shortest} to {longest} letters (a to z), digits, and single dots, hyphens or underscores between them.',
    es: 'Un nombre de usuario tiene de {shortest} a {longest} letras (a-z), dígitos y puntos, guiones o guiones bajos sueltos entre ellos.',
  },
  DISPLAY_NAME_TOO_LONG: {
    en: 'The display name may have at most {most} characters.',
    es: 'El nombre visible puede tener como máximo {most} caracteres.',
  },
  DISPLAY_NAME_CHARACTERS: {
    en: 'The display name may have letters, spaces and punctuation only.',
    es: 'El nombre visible solo puede tener letras, espacios y signos de puntuación.',
  },
  PHONE_INVALID: {
    en: 'Enter a phone number with its country code, for example +1 512 555 0142.',
    es: 'Escribe un teléfono con su código de país, por ejemplo +1 512 555 0142.',
  },
  LANGUAGE_UNKNOWN: {
    en: 'language must be one of: {languages}.',
    es: 'El idioma debe ser uno de estos: {languages}.',
  },
  DOWNLOAD_EXPIRED: {
    en: 'This download address has expired. Please start the download again.',
    es: 'La dirección de esta descarga venció. Empieza la descarga de nuevo.',
  },
  PICTURE_TYPE: { en: 'Please upload a JPEG, PNG, GIF, or WebP image.', es: 'Sube una imagen JPEG, PNG, GIF o WebP.' },
  PICTURE_TOO_LARGE: { en: 'Please upload an image smaller than 5MB.', es: 'Sube una imagen de menos de 5 MB.' },
  PICTURE_TOO_MANY_PIXELS: {
    en: 'This image has too many pixels. Please upload one of at most 40 megapixels.',
    es: 'Esta imagen tiene demasiados píxeles. Sube una de 40 megapíxeles como máximo.',
  },
  TOO_MANY_PICTURES: {
    en: 'Too many pictures are being uploaded. Please try again in a moment.',
    es: 'Se están subiendo demasiadas imágenes. Inténtalo de nuevo en un momento.',
  },
  PICTURE_ADDRESS_MISSING: { en: 'Please give the address of a picture.', es: 'Da la dirección de una imagen.' },
  PASSWORD_NO_TEXT: { en: 'The password must be a text.', es: 'La contraseña debe ser un texto.' },
  COLOUR_INVALID: { en: 'Please choose a color such as #0b6e63.', es: 'Elige un color como #0b6e63.' },
  LOGO_MISSING: { en: 'Please upload the logo first.', es: 'Primero sube el logotipo.' },
  THE_NAME: { en: 'The name', es: 'El nombre' },
  THE_TITLE: { en: 'The title', es: 'El título' },
  THE_COMPANY: { en: 'The company', es: 'La empresa' },
  THE_PHONE: { en: 'The phone number', es: 'El teléfono' },
  THE_EMAIL: { en: 'The email address', es: 'El correo electrónico' },
  THE_LICENCE: { en: 'The license', es: 'La licencia' },
} as const satisfies Readonly<Record<string, Word>>;
