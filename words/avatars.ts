import type { Word } from './word.ts';

export const avatars = {
  AVATAR_NAME_MISSING: { en: 'Please enter an avatar name', es: 'Escribe un nombre para el avatar' },
  AVATAR_NAME_TOO_LONG: {
    en: 'The name may have at most {most} characters.',
    es: 'El nombre puede tener como máximo {most} caracteres.',
  },
  RECORDING_TOO_LARGE: { en: 'Please upload a video of at most 500 MB.', es: 'Sube un video de 500 MB como máximo.' },
  RECORDING_TYPE: { en: 'Please select a video file', es: 'Selecciona un archivo de video' },
  RECORDING_CODEC: {
    en: 'This kind of video is not read here. Please export it as MP4 with H.264 and AAC sound.',
    es: 'Este tipo de video no se puede leer aquí. Expórtalo como MP4 con H.264 y sonido AAC.',
  },
  RECORDING_LENGTH: {
    en: 'The video must be between 15 seconds and 5 minutes long.',
    es: 'El video debe durar entre 15 segundos y 5 minutos.',
  },
  CONSENT_LENGTH: {
    en: 'The consent recording must be 5 to 60 seconds long.',
    es: 'La grabación del consentimiento debe durar de 5 a 60 segundos.',
  },
  AVATAR_NOT_FOUND: { en: 'Avatar not found', es: 'No se encontró el avatar' },
  PRESENTER_NOT_FOUND: { en: 'Presenter not found', es: 'No se encontró el presentador' },
  TWIN_NOT_MADE: { en: 'This Digital Twin was not made.', es: 'Este gemelo digital no se creó.' },
  TWIN_NOT_READY: {
    en: 'Only a Digital Twin that is ready can be deleted.',
    es: 'Solo se puede eliminar un gemelo digital que esté listo.',
  },
  CERTIFICATE_NOT_FOUND: { en: 'This certificate was not found.', es: 'No se encontró este certificado.' },
  UPLOAD_OVER: { en: 'This upload is over. Please start again.', es: 'Esta subida terminó. Empieza de nuevo.' },
  UPLOAD_ELSEWHERE: { en: 'The upload goes on from another place.', es: 'La subida continúa desde otro lugar.' },
  UPLOAD_INCOMPLETE: { en: 'The upload is not complete yet.', es: 'La subida todavía no está completa.' },
  TWIN_SAMPLE_NOT_OFFERED: {
    en: 'Samples of Digital Twins are not made on this installation.',
    es: 'En esta instalación no se hacen muestras de gemelos digitales.',
  },
  TWIN_SAMPLE_SCRIPT: {
    en: 'Hello! This is a sample of my Digital Twin. Type a script, and I will say it just like this.',
    es: '¡Hola! Esta es una muestra de mi gemelo digital. Escribe un guion y lo diré así.',
  },
  TWIN_CREDIT_NEEDED: {
    en: 'You need a Digital Twin credit for this.',
    es: 'Para esto necesitas un crédito de gemelo digital.',
  },
  TWIN_FAILURE_UNREADABLE: {
    en: 'The video could not be read. Please record or upload another one.',
    es: 'No se pudo leer el video. Graba o sube otro.',
  },
  TWIN_FAILURE_NO_SOUND: {
    en: 'The video has no sound. Please record it with your microphone on.',
    es: 'El video no tiene sonido. Grábalo con el micrófono encendido.',
  },
  TWIN_FAILURE_NO_FACE: {
    en: 'We could not see a face in the video. Please face the camera in good light.',
    es: 'En el video no vimos ninguna cara. Mira a la cámara con buena luz.',
  },
  TWIN_FAILURE_SEVERAL_FACES: {
    en: 'We saw more than one face in the video. Please be alone in the picture.',
    es: 'En el video vimos más de una cara. Debes aparecer solo tú.',
  },
  TWIN_FAILURE_NO_SPEECH: {
    en: 'We could not see you speak in the video. Please face the camera while you read the text aloud.',
    es: 'En el video no te vimos hablar. Mira a la cámara mientras lees el texto en voz alta.',
  },
  TWIN_FAILURE_POOR_FOOTAGE: {
    en: 'The picture is too dark, too blurred or too small to make a Digital Twin. Please record it again.',
    es: 'La imagen es demasiado oscura, borrosa o pequeña para crear un gemelo digital. Grábala otra vez.',
  },
  TWIN_FAILURE_CONSENT_REFUSED: {
    en: 'The consent recording could not be confirmed. Please read the statement aloud and record it again.',
    es: 'No se pudo confirmar la grabación del consentimiento. Lee la declaración en voz alta y grábala otra vez.',
  },
  TWIN_FAILURE_REJECTED: {
    en: 'The video was not accepted for a Digital Twin. Please record another one.',
    es: 'El video no se aceptó para un gemelo digital. Graba otro.',
  },
  TWIN_FAILURE_TIMED_OUT: {
    en: 'Making your Digital Twin took too long and was stopped. Please try again.',
    es: 'Crear tu gemelo digital tardó demasiado y se detuvo. Inténtalo de nuevo.',
  },
  TWIN_FAILURE_TWINS_UNAVAILABLE: {
    en: 'Digital Twins cannot be made right now. Please try again later.',
    es: 'Ahora no se pueden crear gemelos digitales. Inténtalo más tarde.',
  },
  TWIN_FAILURE_TRAINING_FAILED: {
    en: 'Your Digital Twin could not be made. Please try again.',
    es: 'No se pudo crear tu gemelo digital. Inténtalo de nuevo.',
  },
  TWIN_CREDIT_RETURNED: {
    en: '{reason} Your Digital Twin credit was given back.',
    es: '{reason} Se devolvió tu crédito de gemelo digital.',
  },
  CONSENT_TAKEN_BACK: {
    en: 'The consent was withdrawn: this Digital Twin is disabled.',
    es: 'El consentimiento se retiró: este gemelo digital está desactivado.',
  },
  CONSENT_MISSING: {
    en: 'Please agree to the consent statement first.',
    es: 'Primero acepta la declaración de consentimiento.',
  },
  PRESENTER_CLARA: {
    en: 'Warm and clear, at home with family houses',
    es: 'Cálida y clara, ideal para casas familiares',
  },
  PRESENTER_DANIEL: { en: 'Calm and assured, good with figures', es: 'Sereno y seguro, bueno con las cifras' },
  PRESENTER_AMARA: { en: 'Bright and welcoming, full of energy', es: 'Alegre y acogedora, llena de energía' },
  PRESENTER_OMAR: { en: 'Deep and steady, for premium listings', es: 'Grave y firme, para propiedades de lujo' },
  PRESENTER_MEI: {
    en: 'Light and precise, modern city homes',
    es: 'Ligera y precisa, para viviendas urbanas modernas',
  },
  PRESENTER_LEO: {
    en: 'Relaxed and friendly, first-time buyers',
    es: 'Relajado y amable, para quienes compran por primera vez',
  },
  PRESENTER_MAYA: { en: 'Lively and confident, new developments', es: 'Animada y segura, para nuevos desarrollos' },
  PRESENTER_RUTH: {
    en: 'Experienced and reassuring, mortgages and rates',
    es: 'Con experiencia y confianza, para hipotecas y tasas',
  },
  PRESENTER_OF_HEYGEN: { en: 'A presenter of HeyGen', es: 'Un presentador de HeyGen' },
  YOUR_TWIN: { en: 'Your Digital Twin', es: 'Tu gemelo digital' },
} as const satisfies Readonly<Record<string, Word>>;
