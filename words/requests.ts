import type { Word } from './word.ts';

export const requests = {
  SOMEONE_ELSE_CHANGES_THIS: {
    en: 'Someone else is changing this at the moment. Please try again.',
    es: 'Otra persona está cambiando esto en este momento. Inténtalo de nuevo.',
  },
  HISTORY_LOCKED: {
    en: 'This account is locked while its history is checked. Please contact support.',
    es: 'Esta cuenta está bloqueada mientras se revisa su historial. Escribe al equipo de soporte.',
  },
  IDEMPOTENCY_KEY_REUSED: {
    en: 'This idempotency key was already used for another request.',
    es: 'Esta clave de idempotencia ya se usó para otra solicitud.',
  },
  IDEMPOTENCY_KEY_INVALID: {
    en: 'An idempotency key has 1 to 200 visible characters.',
    es: 'Una clave de idempotencia tiene de 1 a 200 caracteres visibles.',
  },
  AUTHENTICATION_REQUIRED: { en: 'Authentication required', es: 'Debes iniciar sesión' },
  CONFIRM_IT_IS_YOU: { en: 'Please confirm that it is you.', es: 'Confirma que eres tú.' },
  REQUEST_UNREADABLE: { en: 'The request could not be read.', es: 'No se pudo leer la solicitud.' },
  REQUEST_TOO_LARGE: { en: 'The request is too large.', es: 'La solicitud es demasiado grande.' },
  REQUEST_SIZE_UNKNOWN: {
    en: 'The request is too large, or does not say how large it is.',
    es: 'La solicitud es demasiado grande o no dice qué tamaño tiene.',
  },
  ANSWERS_ARE_JSON: { en: 'Accept application/json.', es: 'Acepta application/json.' },
  SEND_JSON: { en: 'Send application/json.', es: 'Envía application/json.' },
  SERVICE_BUSY: {
    en: 'The service is busy. Please try again in a moment.',
    es: 'El servicio está ocupado. Inténtalo de nuevo en un momento.',
  },
  UNEXPECTED_ERROR: {
    en: 'An unexpected error occurred. Please try again.',
    es: 'Ocurrió un error inesperado. Inténtalo de nuevo.',
  },
  TOO_MANY_REQUESTS: {
    en: 'Too many requests. Please try again later.',
    es: 'Demasiadas solicitudes. Inténtalo más tarde.',
  },
  TOO_MANY_ATTEMPTS: {
    en: 'Too many attempts. Please try again later.',
    es: 'Demasiados intentos. Inténtalo más tarde.',
  },
  TOO_OFTEN: {
    en: 'You have done this too often. Please try again later.',
    es: 'Hiciste esto demasiadas veces. Inténtalo más tarde.',
  },
  ADDRESS_BLOCKED: {
    en: 'Requests from your address are blocked.',
    es: 'Las solicitudes desde tu dirección están bloqueadas.',
  },
  METHOD_NOT_ALLOWED: { en: 'The call does not take this method.', es: 'La llamada no acepta este método.' },
  NO_SUCH_CALL: { en: 'There is no such call.', es: 'Esa llamada no existe.' },
  CLIENT_NOT_BUILT: {
    en: 'The web client is not built. Run `npm run build`.',
    es: 'El cliente web no está compilado. Ejecuta `npm run build`.',
  },
  NO_CONTENT_ENCODING: { en: 'Send the body without Content-Encoding.', es: 'Envía el cuerpo sin Content-Encoding.' },
  METRICS_TOKEN_NEEDED: {
    en: 'Metrics are for the operator: send METRICS_TOKEN as a bearer token.',
    es: 'Las métricas son para quien opera el servidor: envía METRICS_TOKEN como token bearer.',
  },
  OPERATIONS_OF_CLIENT_ONLY: {
    en: 'This server runs only the operations of its web client.',
    es: 'Este servidor solo ejecuta las operaciones de su cliente web.',
  },
  SUBSCRIBE_OVER_WEBSOCKET: {
    en: 'Subscribe over a websocket (graphql-transport-ws).',
    es: 'Suscríbete por un websocket (graphql-transport-ws).',
  },
  TOO_MANY_UPDATES_WAIT: {
    en: 'Too many updates are waiting. Subscribe again from your last position.',
    es: 'Hay demasiadas actualizaciones en espera. Suscríbete de nuevo desde tu última posición.',
  },
  TOO_MANY_OPERATIONS: {
    en: 'Too many operations are open on this connection.',
    es: 'Hay demasiadas operaciones abiertas en esta conexión.',
  },
  FIELD_INVALID: { en: '{field} is missing or not valid.', es: '{field} falta o no es válido.' },
  FIELD_UNREADABLE: {
    en: '{field} contains a character that is not readable.',
    es: '{field} contiene un carácter que no se puede leer.',
  },
  FIELD_TOO_LONG: {
    en: '{field} may have at most {most} characters.',
    es: '{field} puede tener como máximo {most} caracteres.',
  },
  FIELD_OUT_OF_RANGE: { en: '{field} must be {least} to {most}.', es: '{field} debe ir de {least} a {most}.' },
  RANGE_OF_DAYS: { en: 'from and to must be 1 to {most} days.', es: 'De from a to debe haber de 1 a {most} días.' },
  ID_LENGTH: { en: 'An id has 1 to {most} characters.', es: 'Un id tiene de 1 a {most} caracteres.' },
  REVISION_NOT_WHOLE: {
    en: 'revision must be a whole number from -1.',
    es: 'revision debe ser un número entero desde -1.',
  },
  REVISION_OR_TIME: { en: 'Give a revision or a time, not both.', es: 'Da una revisión o una hora, no ambas.' },
  POSITION_OR_TIME: { en: 'Give a position or a time, not both.', es: 'Da una posición o una hora, no ambas.' },
  FORMAT_UNKNOWN: { en: 'format must be json or csv.', es: 'format debe ser json o csv.' },
  EXPORT_TYPE_UNKNOWN: { en: 'type must be one of {types}.', es: 'type debe ser uno de {types}.' },
  NO_SUCH_HISTORIES: { en: 'There are no histories of this kind.', es: 'No hay historiales de este tipo.' },
  FILE_NOT_FOUND: { en: 'File not found', es: 'No se encontró el archivo' },
  REASON_LENGTH: {
    en: 'The reason must have {min} to {max} characters.',
    es: 'El motivo debe tener de {min} a {max} caracteres.',
  },
  UPLOAD_PART_TYPE: {
    en: 'Parts of an upload are sent as application/offset+octet-stream.',
    es: 'Las partes de una subida se envían como application/offset+octet-stream.',
  },
  WEB_ADDRESS_INVALID: {
    en: '{field} must be a web address that starts with http:// or https:// and has no user name in it.',
    es: '{field} debe ser una dirección web que empiece con http:// o https:// y no tenga nombre de usuario.',
  },
  THE_BODY: { en: 'The body', es: 'El cuerpo' },
  CURSOR_INVALID: { en: 'This cursor is not valid.', es: 'Este cursor no es válido.' },
  FIRST_OUT_OF_RANGE: { en: 'first must be 1 to 100.', es: 'first debe ir de 1 a 100.' },
  ANSWER_OF_BROWSER_INVALID: {
    en: 'The answer of the browser is missing or not valid.',
    es: 'Falta la respuesta del navegador o no es válida.',
  },
  FIELD_REQUIRED: { en: '{field} is required.', es: '{field} es obligatorio.' },
  FIELD_NOT_WHOLE: {
    en: '{field} must be a whole number from {least} to {most}.',
    es: '{field} debe ser un número entero de {least} a {most}.',
  },
  FIELD_NOT_ONE_OF: { en: '{field} must be one of {values}.', es: '{field} debe ser uno de estos valores: {values}.' },
  FIELD_NOT_TRUE_OR_FALSE: { en: '{field} must be true or false.', es: '{field} debe ser true o false.' },
  FIELD_NO_TIME: {
    en: '{field} must be a time such as 2026-12-01T12:00:00Z.',
    es: '{field} debe ser una hora como 2026-12-01T12:00:00Z.',
  },
  FIELD_CHARACTERS: {
    en: '{field} may have letters, spaces and punctuation only.',
    es: '{field} solo puede tener letras, espacios y signos de puntuación.',
  },
  FIELD_NO_TEXT: { en: '{field} must be a text.', es: '{field} debe ser un texto.' },
  SENTENCE_UNKNOWN: {
    en: 'The details cannot be shown right now. Please reload the page.',
    es: 'Ahora no se pueden mostrar los detalles. Recarga la página.',
  },
} as const satisfies Readonly<Record<string, Word>>;
