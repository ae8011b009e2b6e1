import type { Word } from './word.ts';

export const videos = {
  VIDEO_NOT_FOUND: { en: 'Video not found', es: 'No se encontró el video' },
  VIDEO_NOT_READY: { en: 'This video is not ready yet.', es: 'Este video todavía no está listo.' },
  VIDEOS_NOT_READY: { en: 'These videos are not ready yet.', es: 'Estos videos todavía no están listos.' },
  VIDEO_NOT_SELECTED: { en: 'Please select a video.', es: 'Selecciona un video.' },
  TITLE_MISSING: { en: 'Please enter a title.', es: 'Escribe un título.' },
  TITLE_TOO_LONG: {
    en: 'title may have at most {most} characters.',
    es: 'El título puede tener como máximo {most} caracteres.',
  },
  SCRIPT_AND_AVATAR_MISSING: {
    en: 'Please complete the script and avatar selection',
    es: 'Completa el guion y la elección del presentador',
  },
  SCRIPT_TOO_LONG: {
    en: 'The script may have at most {most} characters.',
    es: 'El guion puede tener como máximo {most} caracteres.',
  },
  PLACEHOLDER_LEFT: {
    en: 'Please replace {placeholder} in the script first.',
    es: 'Primero reemplaza {placeholder} en el guion.',
  },
  PRESENTER_NOT_AVAILABLE: { en: 'This presenter is not available.', es: 'Este presentador no está disponible.' },
  CAPTION_TOO_LONG: {
    en: 'A caption may have at most {most} characters.',
    es: 'Una leyenda puede tener como máximo {most} caracteres.',
  },
  VIDEO_SETTLED_MEANWHILE: {
    en: 'This video was settled while it was being requested. Please try again.',
    es: 'Este video se liquidó mientras se solicitaba. Inténtalo de nuevo.',
  },
  ONLY_FAILED_TRIED_AGAIN: {
    en: 'Only a failed video can be tried again.',
    es: 'Solo se puede volver a intentar un video fallido.',
  },
  VIDEO_FAILED_TOO_OFTEN: {
    en: 'This video has failed too often. Please create a new one.',
    es: 'Este video falló demasiadas veces. Crea uno nuevo.',
  },
  TOO_MANY_DELETED: {
    en: 'At most {most} videos can be deleted at once.',
    es: 'Se pueden eliminar como máximo {most} videos a la vez.',
  },
  TOO_MANY_RESTORED: {
    en: 'At most {most} videos can be restored at once.',
    es: 'Se pueden restaurar como máximo {most} videos a la vez.',
  },
  TOO_MANY_EXPORTED: {
    en: 'At most {most} videos can be exported at once.',
    es: 'Se pueden exportar como máximo {most} videos a la vez.',
  },
  EXPORT_FAILED: {
    en: 'Failed to export video. Please try again.',
    es: 'No se pudo exportar el video. Inténtalo de nuevo.',
  },
  EXPORTED_TOO_OFTEN: {
    en: 'You have downloaded many exports. Please try again later.',
    es: 'Descargaste muchas exportaciones. Inténtalo más tarde.',
  },
  NO_REPORTS_EXPECTED: {
    en: 'No provider of videos is expected to report here.',
    es: 'Aquí no se espera ningún aviso de un proveedor de videos.',
  },
  PICTURE_REMOVED: { en: 'This picture was removed.', es: 'Esta imagen se quitó.' },
  DRAFT_CHANGED_ELSEWHERE: {
    en: 'This draft was changed on another device.',
    es: 'Este borrador se cambió en otro dispositivo.',
  },
  NO_SHARE_LINK: { en: 'This video has no share link.', es: 'Este video no tiene enlace para compartir.' },
  LINK_REVOKED_MEANWHILE: {
    en: 'The link was revoked a moment ago. Please try again.',
    es: 'El enlace se revocó hace un momento. Inténtalo de nuevo.',
  },
  DATE_MISSING: { en: 'Please choose a date and time.', es: 'Elige una fecha y una hora.' },
  SHARE_DAYS: { en: 'Choose 1 to 365 days.', es: 'Elige de 1 a 365 días.' },
  TIME_OR_DAYS: {
    en: 'Give a time or a number of days, not both.',
    es: 'Indica un momento o un número de días, no ambos.',
  },
  TIME_IN_PAST: { en: 'Please choose a time in the future.', es: 'Elige un momento en el futuro.' },
  SHARE_PASSWORD_TOO_SHORT: {
    en: 'The password must have at least 4 characters.',
    es: 'La contraseña debe tener al menos 4 caracteres.',
  },
  SHARE_PASSWORD_TOO_LONG: {
    en: 'The password may have at most 200 characters.',
    es: 'La contraseña puede tener como máximo 200 caracteres.',
  },
  VIDEOS_NOT_READ_HERE: {
    en: 'Videos cannot be read on this installation.',
    es: 'En esta instalación no se pueden leer videos.',
  },
  FILM_TOO_LARGE: {
    en: 'This film is too large: we read at most 50 MB from an address, and 500 MB of an upload.',
    es: 'Esta película es demasiado grande: leemos como máximo 50 MB de una dirección y 500 MB de una subida.',
  },
  FILM_NO_VIDEO: { en: 'This is no MP4, MOV or WebM video.', es: 'No es un video MP4, MOV o WebM.' },
  FILM_UNREADABLE: {
    en: 'This video is damaged, or has a format that we cannot read.',
    es: 'Este video está dañado o tiene un formato que no podemos leer.',
  },
  FILM_UPLOAD_GONE: {
    en: 'The upload is no longer there. Please upload the film again.',
    es: 'La subida ya no está. Sube la película otra vez.',
  },
  VIDEO_FAILURE_TIMED_OUT: { en: 'Rendering timed out.', es: 'La creación del video tardó demasiado.' },
  VIDEO_FAILURE_REQUEST_EXPIRED: {
    en: 'The request took too long. Please try again.',
    es: 'La solicitud tardó demasiado. Inténtalo de nuevo.',
  },
  VIDEO_FAILURE_UNKNOWN_PRESENTER: {
    en: 'This presenter is not available. Please choose another one.',
    es: 'Este presentador no está disponible. Elige otro.',
  },
  VIDEO_FAILURE_NO_WORDS: { en: 'The script has no words to speak.', es: 'El guion no tiene palabras que decir.' },
  VIDEO_FAILURE_TOO_LONG: {
    en: 'The script is too long to be spoken. Please shorten it.',
    es: 'El guion es demasiado largo. Acórtalo.',
  },
  VIDEO_FAILURE_LANGUAGE_NOT_SPOKEN: {
    en: 'The voice does not speak the language of this script.',
    es: 'La voz no habla el idioma de este guion.',
  },
  VIDEO_FAILURE_LETTERS_NOT_SPOKEN: {
    en: 'The script has letters that the voice cannot speak. Please replace them.',
    es: 'El guion tiene letras que la voz no puede pronunciar. Reemplázalas.',
  },
  VIDEO_FAILURE_OVER_PRICE: {
    en: 'Speaking this script takes much longer than was reserved for it. Please shorten it, and write codes and abbreviations as words.',
    es: 'Decir este guion lleva mucho más tiempo del reservado. Acórtalo y escribe los códigos y las abreviaturas con palabras.',
  },
  VIDEO_FAILURE_VOICE_UNAVAILABLE: {
    en: 'The voice could not be made. Please try again in a few minutes.',
    es: 'No se pudo crear la voz. Inténtalo de nuevo en unos minutos.',
  },
  VIDEO_FAILURE_RENDERER_UNAVAILABLE: {
    en: 'Videos cannot be made right now. Please try again later.',
    es: 'Ahora no se pueden crear videos. Inténtalo más tarde.',
  },
  VIDEO_FAILURE_TOOK_TOO_LONG: {
    en: 'Making the video took too long and was stopped. Please try again.',
    es: 'Crear el video tardó demasiado y se detuvo. Inténtalo de nuevo.',
  },
  VIDEO_FAILURE_TOO_MUCH_MEMORY: {
    en: 'The video needs more memory than it may use. Please try again with fewer or smaller pictures.',
    es: 'El video necesita más memoria de la permitida. Inténtalo con menos imágenes o con imágenes más pequeñas.',
  },
  VIDEO_FAILURE_SCRIPT_REFUSED: {
    en: 'The rendering service cannot speak this script. Please change it and create the video again.',
    es: 'El servicio de video no puede decir este guion. Cámbialo y crea el video otra vez.',
  },
  VIDEO_FAILURE_PICTURE_REFUSED: {
    en: 'The rendering service cannot use the picture of this video. Please choose another one.',
    es: 'El servicio de video no puede usar la imagen de este video. Elige otra.',
  },
  VIDEO_FAILURE_AGAINST_RULES: {
    en: 'The rendering service does not make videos with this content. Please change the script.',
    es: 'El servicio de video no crea videos con este contenido. Cambia el guion.',
  },
  VIDEO_FAILURE_RENDERER_FAILED: {
    en: 'The video could not be rendered. Please try again.',
    es: 'No se pudo crear el video. Inténtalo de nuevo.',
  },
  FOREIGN_LETTER: {
    en: 'The voice cannot speak the letter "{letter}" in this script. Please write it in {writings} letters.',
    es: 'La voz no puede decir la letra «{letter}» de este guion. Escríbelo con letras de escritura {writings}.',
  },
  FOREIGN_LETTERS: {
    en: 'The voice cannot speak {writing} letters such as "{letter}" in this script. Please write it in {writings} letters.',
    es: 'La voz no puede decir letras de escritura {writing} como «{letter}» en este guion. Escríbelo con letras de escritura {writings}.',
  },
  OR: { en: '{one} or {other}', es: '{one} o {other}' },
  WRITING_LATIN: { en: 'Latin', es: 'latina' },
  WRITING_CHINESE: { en: 'Chinese', es: 'china' },
  WRITING_DEVANAGARI: { en: 'Devanagari', es: 'devanagari' },
  WRITING_ARABIC: { en: 'Arabic', es: 'árabe' },
  WRITING_GREEK: { en: 'Greek', es: 'griega' },
  WRITING_CYRILLIC: { en: 'Cyrillic', es: 'cirílica' },
  WRITING_HEBREW: { en: 'Hebrew', es: 'hebrea' },
  WRITING_JAPANESE: { en: 'Japanese', es: 'japonesa' },
  WRITING_KOREAN: { en: 'Korean', es: 'coreana' },
  WRITING_THAI: { en: 'Thai', es: 'tailandesa' },
  WRITING_TIBETAN: { en: 'Tibetan', es: 'tibetana' },
  WRITING_GEORGIAN: { en: 'Georgian', es: 'georgiana' },
  WRITING_ARMENIAN: { en: 'Armenian', es: 'armenia' },
  WRITING_BENGALI: { en: 'Bengali', es: 'bengalí' },
  WRITING_TAMIL: { en: 'Tamil', es: 'tamil' },
  WRITING_ETHIOPIC: { en: 'Ethiopic', es: 'etíope' },
  HISTORY_REQUESTED: { en: 'Requested, {credits} credits held', es: 'Solicitado, {credits} créditos reservados' },
  HISTORY_STARTED: { en: 'Rendering started (attempt {attempt})', es: 'Empezó la creación (intento {attempt})' },
  HISTORY_FINISHED: { en: 'Finished: {seconds} seconds', es: 'Terminado: {seconds} segundos' },
  HISTORY_LATE: { en: '{finished}, too late to be charged', es: '{finished}, demasiado tarde para cobrarse' },
  HISTORY_COST: { en: '{finished}; the service charged ${amount}', es: '{finished}; el servicio cobró ${amount}' },
  HISTORY_FAILED: { en: 'Failed: {reason}', es: 'Falló: {reason}' },
  HISTORY_RETRIED: {
    en: 'Retried (attempt {attempt}), {credits} credits held',
    es: 'Otro intento ({attempt}), {credits} créditos reservados',
  },
  HISTORY_RENAMED: { en: 'Renamed', es: 'Cambió de nombre' },
  HISTORY_RESTORED: { en: 'Restored: the deletion was undone', es: 'Restaurado: se deshizo la eliminación' },
  HISTORY_PURGED: { en: 'Files removed', es: 'Archivos eliminados' },
  HISTORY_DELETED: { en: 'Deleted while it was {status}', es: 'Eliminado mientras estaba {status}' },
  STATUS_PENDING: { en: 'pending', es: 'pendiente' },
  STATUS_PROCESSING: { en: 'processing', es: 'en proceso' },
  STATUS_READY: { en: 'ready', es: 'listo' },
  STATUS_FAILED: { en: 'failed', es: 'fallido' },
} as const satisfies Readonly<Record<string, Word>>;
