export default {
  'This link does not work': 'Este enlace no funciona',
  'Choose emails in your profile': 'Elige los correos en tu perfil',
  'The link is not complete. Please copy all of it from the email.':
    'El enlace no está completo. Cópialo entero del correo.',
  'Loading your choice…': 'Cargando tu elección…',
  'You’re subscribed to “{label}” emails.': 'Recibes correos del tipo “{label}”.',
  'You’re no longer subscribed to “{label}” emails.': 'Ya no recibes correos del tipo “{label}”.',
  'Stop these emails': 'Dejar de recibir estos correos',
  'Get these emails again': 'Recibir estos correos otra vez',
  'All email preferences': 'Todas las preferencias de correo',
} as const;
