import type { Word } from './word.ts';

export const admin = {
  NO_LONGER_ADMINISTRATOR: { en: 'You are no longer an administrator.', es: 'Ya no eres administrador.' },
  ACCOUNT_CHANGED_MEANWHILE: {
    en: 'Another administrator changed this account meanwhile. Please look at it again.',
    es: 'Otro administrador cambió esta cuenta mientras tanto. Mírala de nuevo.',
  },
  CHANGED_MEANWHILE: {
    en: 'Another administrator changed this meanwhile. The newest value is shown.',
    es: 'Otro administrador lo cambió mientras tanto. Se muestra el valor más reciente.',
  },
  CREDITS_NOT_WHOLE: {
    en: 'Credits must be a whole number from {min} to {max}.',
    es: 'Los créditos deben ser un número entero de {min} a {max}.',
  },
  AMOUNT_NOT_HALVES: {
    en: 'The number must be a multiple of 0.5, more than 0 and at most {max}.',
    es: 'El número debe ser un múltiplo de 0.5, mayor que 0 y como máximo {max}.',
  },
  AMOUNT_NOT_WHOLE: {
    en: 'The number must be a whole number from 1 to {max}.',
    es: 'El número debe ser un número entero de 1 a {max}.',
  },
  BALANCE_TOO_HIGH: {
    en: 'A balance can be {max} at most.',
    es: 'Un saldo puede ser de {max} como máximo.',
  },
  TAKE_TOO_MANY: {
    en: 'You can take {most} at most: what is held for videos stays held.',
    es: 'Puedes quitar {most} como máximo: lo reservado para videos sigue reservado.',
  },
  EXPIRY_NOT_AHEAD: { en: 'The expiry must be in the future.', es: 'El vencimiento debe ser una fecha futura.' },
  TWINS_NEVER_EXPIRE: {
    en: 'Digital Twin credits never expire.',
    es: 'Los créditos de Gemelos Digitales no vencen nunca.',
  },
  BALANCE_MOVED: {
    en: 'The balance has changed since you opened this: it was {seen} and is {now} now. Nothing was changed.',
    es: 'El saldo cambió desde que abriste esto: era {seen} y ahora es {now}. No se cambió nada.',
  },
  ACCOUNT_MOVED: {
    en: 'Something happened on the account since you opened this, and its balance is {now} again. Nothing was changed.',
    es: 'Algo ocurrió en la cuenta desde que abriste esto, y su saldo vuelve a ser {now}. No se cambió nada.',
  },
  ACT_NOT_FOUND: {
    en: 'This change is not among the latest ones of the account, so it can no longer be undone.',
    es: 'Este cambio no está entre los más recientes de la cuenta, así que ya no se puede deshacer.',
  },
  UNDO_DONE_BEFORE: { en: 'This change was already undone.', es: 'Este cambio ya se deshizo.' },
  UNDO_CHANGED_NOTHING: {
    en: 'This change moved no credits, so there is nothing to undo.',
    es: 'Este cambio no movió créditos, así que no hay nada que deshacer.',
  },
  UNDO_REVERSED_SINCE: {
    en: 'The payment of these credits was refunded or disputed since, so the change cannot be undone exactly.',
    es: 'El pago de estos créditos se reembolsó o disputó después, así que el cambio no se puede deshacer exactamente.',
  },
  UNDO_EXPIRED_SINCE: {
    en: 'These credits have expired since, so the change cannot be undone exactly.',
    es: 'Estos créditos vencieron después, así que el cambio no se puede deshacer exactamente.',
  },
  UNDO_USED_SINCE: {
    en: 'Credits of this change were used, held or taken since, so it cannot be undone exactly.',
    es: 'Créditos de este cambio se usaron, reservaron o quitaron después, así que no se puede deshacer exactamente.',
  },
  UNDO_DEBT_CHANGED_SINCE: {
    en: 'The debt that this change settled has changed since, so it cannot be undone exactly.',
    es: 'La deuda que este cambio saldó cambió después, así que no se puede deshacer exactamente.',
  },
  UNDO_WHILE_IN_DEBT: {
    en: 'The account would owe credits and hold some at the same time, so the change cannot be undone exactly.',
    es: 'La cuenta debería créditos y tendría algunos a la vez, así que el cambio no se puede deshacer exactamente.',
  },
  CANNOT_END_OWN_RIGHTS: { en: 'You cannot end your own rights.', es: 'No puedes quitarte tus propios permisos.' },
  CANNOT_TAKE_OWN_ROLE: { en: 'You cannot take the role from yourself.', es: 'No puedes quitarte el rol a ti mismo.' },
  NOT_TO_OWN_ACCOUNT: {
    en: 'You cannot do this to your own account.',
    es: 'No puedes hacer esto con tu propia cuenta.',
  },
  ROLE_NEEDS_EMAIL: {
    en: 'A role needs a verified email address at {domain}.',
    es: 'Un rol necesita un correo verificado en {domain}.',
  },
  ADMINS_OF_DOMAIN_ONLY: {
    en: 'Admin access restricted to {domain}',
    es: 'El acceso de administradores es solo para {domain}',
  },
  FINANCE_ONLY: {
    en: 'Only finance and administrators can see the books.',
    es: 'Solo finanzas y los administradores pueden ver los libros.',
  },
  ADDRESS_OR_NETWORK_INVALID: {
    en: 'Enter an IPv4 or IPv6 address, or a network such as 203.0.113.0/24.',
    es: 'Escribe una dirección IPv4 o IPv6, o una red como 203.0.113.0/24.',
  },
  NETWORK_TOO_LARGE: {
    en: 'This network is too large: block at most a /{least}.',
    es: 'Esta red es demasiado grande: bloquea como máximo una /{least}.',
  },
  OWN_COMPUTER_NOT_BLOCKED: {
    en: 'Addresses of this computer cannot be blocked.',
    es: 'Las direcciones de este equipo no se pueden bloquear.',
  },
  OWN_ADDRESS_NOT_BLOCKED: {
    en: 'You cannot block your own address, or a network that holds it.',
    es: 'No puedes bloquear tu propia dirección ni una red que la contenga.',
  },
  BLOCK_ENDS_IN_PAST: {
    en: 'The end of the block must be in the future.',
    es: 'El fin del bloqueo debe estar en el futuro.',
  },
  TOO_MANY_BLOCKS: {
    en: 'At most {most} addresses can be blocked. Remove some, or block a network.',
    es: 'Se pueden bloquear como máximo {most} direcciones. Quita algunas o bloquea una red.',
  },
  NO_SUCH_WORK: {
    en: 'There is no process or job of this name.',
    es: 'No hay ningún proceso ni tarea con este nombre.',
  },
  NO_OPEN_FAILURES: { en: 'This process has no open failures.', es: 'Este proceso no tiene fallos abiertos.' },
  FAILURE_NOT_FOUND: { en: 'This failure does not exist.', es: 'Este fallo no existe.' },
  FAILURE_CLOSED: { en: 'This failure is closed already.', es: 'Este fallo ya está cerrado.' },
  TEST_RUN_OVER: { en: 'This test run is over.', es: 'Esta prueba ya terminó.' },
  SECURITY_MAIL_NOT_SENT_AGAIN: {
    en: 'A security email is not sent again: its link or code was for that moment. Send a password link instead.',
    es: 'Un correo de seguridad no se vuelve a enviar: su enlace o código era para ese momento. Envía un enlace para la contraseña.',
  },
  MAIL_WITHOUT_READER: {
    en: 'The reader of this email has no account with a confirmed address.',
    es: 'El destinatario de este correo no tiene una cuenta con una dirección confirmada.',
  },
  NO_SECOND_FACTOR: {
    en: 'This account has no second factor.',
    es: 'Esta cuenta no tiene segundo factor.',
  },
  WEEKS_OUT_OF_RANGE: { en: 'weeks must be 1 to {most}.', es: 'weeks debe ir de 1 a {most}.' },
  EMAIL_IN_ADMIN_EMAILS: {
    en: 'This email address is named in ADMIN_EMAILS. Remove it there and restart; otherwise the next sign-in gives the role back.',
    es: 'Este correo está en ADMIN_EMAILS. Quítalo allí y reinicia; si no, el próximo inicio de sesión devuelve el rol.',
  },
  TAG_TOO_LONG: {
    en: 'A tag may have at most {most} characters.',
    es: 'Una etiqueta puede tener como máximo {most} caracteres.',
  },
  TOO_MANY_TAGS: {
    en: 'A video may have at most {most} tags.',
    es: 'Un video puede tener como máximo {most} etiquetas.',
  },
  DURATION_INVALID: {
    en: 'duration must be a whole number of seconds from 0 to {most}.',
    es: 'duration debe ser un número entero de segundos de 0 a {most}.',
  },
  GENERAL_LIMIT: { en: 'The general limit', es: 'El límite general' },
  AUTHENTICATION_LIMIT: { en: 'The authentication limit', es: 'El límite de autenticación' },
  SESSION_TIMEOUT_MINUTES: { en: 'The session timeout in minutes', es: 'La duración de la sesión en minutos' },
  IP_ADDRESS_MISSING: { en: 'Enter an IP address.', es: 'Escribe una dirección IP.' },
  BLOCK_HOURS: { en: 'Choose 1 to 720 hours.', es: 'Elige de 1 a 720 horas.' },
  TIME_OR_HOURS: {
    en: 'Give a time or a number of hours, not both.',
    es: 'Indica un momento o un número de horas, no ambos.',
  },
} as const satisfies Readonly<Record<string, Word>>;
