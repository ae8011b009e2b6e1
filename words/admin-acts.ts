import type { Word } from './word.ts';

/** Administrators' actions, as sentences of the audit log. */
export const adminActs = {
  DID_GIVE_CREDIT: {
    en: 'Gave 1 credit to {target}: {before} → {after}',
    es: 'Dio 1 crédito a {target}: {before} → {after}',
  },
  DID_GIVE_CREDITS: {
    en: 'Gave {amount} credits to {target}: {before} → {after}',
    es: 'Dio {amount} créditos a {target}: {before} → {after}',
  },
  DID_TAKE_CREDIT: {
    en: 'Took 1 credit from {target}: {before} → {after}',
    es: 'Quitó 1 crédito a {target}: {before} → {after}',
  },
  DID_TAKE_CREDITS: {
    en: 'Took {amount} credits from {target}: {before} → {after}',
    es: 'Quitó {amount} créditos a {target}: {before} → {after}',
  },
  DID_SET_CREDITS: {
    en: 'Set the credits of {target}: {before} → {after}',
    es: 'Fijó los créditos de {target}: {before} → {after}',
  },
  DID_UNDO_CREDITS: {
    en: 'Undid a change of the credits of {target}: {before} → {after}',
    es: 'Deshizo un cambio de los créditos de {target}: {before} → {after}',
  },
  DID_CHANGE_TWINS: {
    en: 'Changed the Digital Twin credits of {target}: {before} → {after}',
    es: 'Cambió los créditos de Gemelos Digitales de {target}: {before} → {after}',
  },
  DID_RETURN_HOLD: { en: 'Returned held credits to {target}', es: 'Devolvió créditos reservados a {target}' },
  DID_CHARGE_HOLD: { en: 'Charged held credits to {target}', es: 'Cobró créditos reservados a {target}' },
  DID_GRANT_ADMIN: { en: 'Made {target} an administrator', es: 'Nombró administrador a {target}' },
  DID_REVOKE_ADMIN: { en: 'Ended the administrator role of {target}', es: 'Quitó el rol de administrador a {target}' },
  DID_GRANT_FINANCE: { en: 'Gave {target} the finance role', es: 'Dio el rol de finanzas a {target}' },
  DID_REVOKE_FINANCE: { en: 'Ended the finance role of {target}', es: 'Quitó el rol de finanzas a {target}' },
  DID_SUSPEND: { en: 'Suspended the account of {target}', es: 'Suspendió la cuenta de {target}' },
  DID_REACTIVATE: { en: 'Reactivated the account of {target}', es: 'Reactivó la cuenta de {target}' },
  DID_TAKE_OVER_EXCEPTION: { en: 'Took over the exception {target}', es: 'Se encargó de la excepción {target}' },
  DID_NOTE_EXCEPTION: { en: 'Wrote a note on the exception {target}', es: 'Anotó algo en la excepción {target}' },
  DID_REPAIR_EXCEPTION: { en: 'Repaired the exception {target}', es: 'Reparó la excepción {target}' },
  DID_PROPOSE_REPAIR: {
    en: 'Proposed a repair of the exception {target}',
    es: 'Propuso una reparación de la excepción {target}',
  },
  DID_PROPOSE_SETTLEMENT: {
    en: 'Proposed to end the exception {target}',
    es: 'Propuso terminar la excepción {target}',
  },
  DID_SETTLE_EXCEPTION: { en: 'Ended the exception {target}', es: 'Terminó la excepción {target}' },
  DID_REOPEN_EXCEPTION: { en: 'Reopened the exception {target}', es: 'Reabrió la excepción {target}' },
  DID_PROPOSE_ADJUSTMENT: {
    en: 'Proposed a decision about credits taken from {target}',
    es: 'Propuso una decisión sobre créditos quitados a {target}',
  },
  DID_DECIDE_ADJUSTMENT: {
    en: 'Decided about credits taken from {target}',
    es: 'Decidió sobre créditos quitados a {target}',
  },
  DID_REOPEN_ADJUSTMENT: {
    en: 'Reopened the decision about credits taken from {target}',
    es: 'Reabrió la decisión sobre créditos quitados a {target}',
  },
  DID_CLOSE_MONTH: { en: 'Closed the month {target}', es: 'Cerró el mes {target}' },
  DID_REOPEN_MONTH: { en: 'Reopened the month {target}', es: 'Reabrió el mes {target}' },
  DID_DELETE_VIDEO: { en: 'Deleted the video {target}', es: 'Eliminó el video {target}' },
  DID_ADD_LESSON: { en: 'Added {target} to the library', es: 'Agregó {target} a la biblioteca' },
  DID_CHANGE_LESSON: { en: 'Changed {target} in the library', es: 'Cambió {target} en la biblioteca' },
  DID_REMOVE_LESSON: { en: 'Removed {target} from the library', es: 'Quitó {target} de la biblioteca' },
  DID_CHECK_LESSON: {
    en: 'Had {target} in the library checked again',
    es: 'Hizo revisar de nuevo {target} en la biblioteca',
  },
  DID_REORDER_LIBRARY: { en: 'Changed the order of the library', es: 'Cambió el orden de la biblioteca' },
  DID_START_TESTS: { en: 'Started the onboarding test', es: 'Inició la prueba de registro' },
  DID_MARK_BOUNCED: {
    en: 'Marked a mail to {target} as undeliverable',
    es: 'Marcó un correo a {target} como no entregable',
  },
  DID_BLOCK: { en: 'Blocked {target}', es: 'Bloqueó {target}' },
  DID_UNBLOCK: { en: 'Unblocked {target}', es: 'Desbloqueó {target}' },
  DID_CHANGE_LIMITS: { en: 'Changed the rate limits', es: 'Cambió los límites de frecuencia' },
  DID_CHANGE_TIMEOUT: { en: 'Changed the session timeout', es: 'Cambió la duración de las sesiones' },
  DID_END_SESSIONS: { en: 'Signed everybody out', es: 'Cerró la sesión de todos' },
  DID_RETRY_VIDEO: { en: 'Had the video {target} made again', es: 'Hizo crear de nuevo el video {target}' },
  DID_REQUEST_DELETION: {
    en: 'Began the deletion of the account of {target}',
    es: 'Inició la eliminación de la cuenta de {target}',
  },
  DID_SEND_MAIL_AGAIN: { en: 'Had a mail sent to {target} again', es: 'Hizo reenviar un correo a {target}' },
  DID_SEND_PASSWORD_LINK: {
    en: 'Sent {target} a link for a new password',
    es: 'Envió a {target} un enlace para una contraseña nueva',
  },
  DID_RESET_SECOND_FACTOR: {
    en: 'Reset the second factor of {target}',
    es: 'Restableció el segundo factor de {target}',
  },
  DID_ASK_FOR_DELETION: {
    en: 'Asked for the deletion of the account, as {target} wished',
    es: 'Pidió la eliminación de la cuenta, como lo solicitó {target}',
  },
  DID_WATCH_VIDEO: { en: 'Watched a video of {target}', es: 'Vio un video de {target}' },
  DID_SIGN_OUT: { en: 'Signed {target} out', es: 'Cerró la sesión de {target}' },
  DID_ACKNOWLEDGE_ALERT: { en: 'Acknowledged a security alert', es: 'Marcó como revisada una alerta de seguridad' },
  DID_RETRY_FAILURE: { en: 'Had a failed step tried again', es: 'Hizo reintentar un paso fallido' },
  DID_RETRY_FAILURES: {
    en: 'Had all failed steps of {target} tried again',
    es: 'Hizo reintentar todos los pasos fallidos de {target}',
  },
  DID_DISMISS_FAILURE: { en: 'Dismissed a failed step', es: 'Descartó un paso fallido' },
  DID_ANYTHING: { en: '{action}: {target}', es: '{action}: {target}' },
} as const satisfies Readonly<Record<string, Word>>;
