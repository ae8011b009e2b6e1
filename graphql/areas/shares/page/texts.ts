import { inLanguages } from '../../../../lib/language.ts';

/** The texts of the pages of a share link. */
export const textsIn = inLanguages({
  '404 Page Not Found': '404 Página no encontrada',
  'This link does not lead to a video.': 'Este enlace no lleva a ningún video.',
  'Go to the home page': 'Ir a la página de inicio',
  'Protected video': 'Video protegido',
  'This video is protected by a password.': 'Este video está protegido con una contraseña.',
  'This video is protected by a password. The person who sent you the link knows it.':
    'Este video está protegido con una contraseña. La persona que te envió el enlace la conoce.',
  'Open it': 'Abrirlo',
  Password: 'Contraseña',
  'Watch the video': 'Ver el video',
  'Too many attempts. Please try again later.': 'Demasiados intentos. Inténtalo más tarde.',
  'This is not the password. Please try again.': 'Esa no es la contraseña. Inténtalo de nuevo.',
  'A video': 'Un video',
  '{about}. Presented for {agent}.': '{about}. Presentado para {agent}.',
  Captions: 'Subtítulos',
  Chapters: 'Capítulos',
  'Presented by an AI avatar. Picture and voice of the presenter are computer-generated.':
    'Presentado por un avatar con IA. La imagen y la voz del presentador se generan por computadora.',
  'Presented by {presenter}, an AI avatar. Picture and voice of the presenter are computer-generated.':
    'Presentado por {presenter}, un avatar con IA. La imagen y la voz del presentador se generan por computadora.',
  'Equal Housing Opportunity.': 'Igualdad de oportunidades en la vivienda.',
  'Your contact': 'Tu contacto',
  'License {number}': 'Licencia {number}',
  'Call {phone}': 'Llamar al {phone}',
  Call: 'Llamar',
  Text: 'Mensaje',
  Contact: 'Contacto',
  'Book a tour': 'Pedir una visita',
  Share: 'Compartir',
  'Copy link': 'Copiar enlace',
  'Link copied': 'Enlace copiado',
  Pictures: 'Fotos',
  'Picture {number} of {count}': 'Foto {number} de {count}',
  Price: 'Precio',
  Bedrooms: 'Dormitorios',
  Bathrooms: 'Baños',
  Size: 'Tamaño',
  '{size} sq ft': '{size} pies²',
  Sold: 'Vendida',
  'Under contract': 'Bajo contrato',
  'Contact {name}': 'Escribir a {name}',
  'Send {name} a message. You hear back by email or phone.':
    'Envía un mensaje a {name}. Te responderá por correo o por teléfono.',
  'You hear back by email or phone.': 'Te responderán por correo o por teléfono.',
  'Thank you. Your request was sent.': 'Gracias. Tu solicitud se envió.',
  '{name} will get in touch with you.': '{name} se pondrá en contacto contigo.',
  'Somebody will get in touch with you.': 'Alguien se pondrá en contacto contigo.',
  'Email or phone: one is enough.': 'Correo o teléfono: basta con uno.',
  '(optional)': '(opcional)',
  'The request could not be sent. Check your connection and try again.':
    'No se pudo enviar la solicitud. Revisa tu conexión e inténtalo de nuevo.',
  Name: 'Nombre',
  Email: 'Correo electrónico',
  Phone: 'Teléfono',
  Message: 'Mensaje',
  'Send request': 'Enviar solicitud',
});

export type SharePageTexts = ReturnType<typeof textsIn>;
