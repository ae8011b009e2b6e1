import { inLanguages } from '../../../lib/language.ts';

/** The texts of a consent certificate, on its page and as PDF. */
export const textsIn = inLanguages({
  'Consent certificate': 'Certificado de consentimiento',
  'Not valid. The record was changed: {finding}': 'No es válido. El registro se modificó: {finding}',
  'Taken back on {at}. The Digital Twin is disabled.': 'Retirado el {at}. El gemelo digital está desactivado.',
  'The Digital Twin was deleted on {at}.': 'El gemelo digital se eliminó el {at}.',
  'Valid: the consent was given and not revoked.': 'Válido: el consentimiento se dio y no se ha retirado.',
  'Statement (version {version})': 'Declaración (versión {version})',
  Proof: 'Prueba',
  Certificate: 'Certificado',
  Given: 'Dado',
  How: 'Cómo',
  'The person read the statement aloud before the camera.':
    'La persona leyó la declaración en voz alta ante la cámara.',
  'The account holder declared the consent of the person with the uploaded video.':
    'El titular de la cuenta declaró el consentimiento de la persona junto con el video subido.',
  'SHA-256 of the recorded statement ({seconds} s)': 'SHA-256 de la declaración grabada ({seconds} s)',
  'Recording of the statement': 'Grabación de la declaración',
  'kept, and shown to nobody but the account holder': 'se conserva y solo la ve el titular de la cuenta',
  'removed on {at}, because its time was over': 'se eliminó el {at}, porque se cumplió su plazo',
  'SHA-256 of the video from which the Digital Twin is made': 'SHA-256 del video con el que se crea el gemelo digital',
  'Event of the log': 'Evento del registro',
  '{stream} revision {revision}': '{stream} revisión {revision}',
  'Hash of the event': 'Hash del evento',
  'Hash chain': 'Cadena de hashes',
  'intact, checked on {at}': 'intacta, comprobada el {at}',
  'Download as PDF': 'Descargar en PDF',
  'The PDF of this certificate names the account. This page can be opened by everyone who has its address.':
    'El PDF de este certificado identifica la cuenta. Esta página la puede abrir cualquiera que tenga su dirección.',
  'Digital Twin: {name}': 'Gemelo digital: {name}',
  Account: 'Cuenta',
  'Account {id}': 'Cuenta {id}',
  Check: 'Comprobación',
  'Anybody can check this certificate and its present state at':
    'Cualquiera puede comprobar este certificado y su estado actual en',
  '404 Page Not Found': '404 Página no encontrada',
  'This address does not lead to a consent certificate.':
    'Esta dirección no lleva a ningún certificado de consentimiento.',
});
