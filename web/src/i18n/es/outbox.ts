export default {
  'Loading the e-mail…': 'Cargando el correo…',
  'The contents are not kept here': 'El contenido no se conserva aquí',
  "They are with the mail server, are not written yet, or were erased with their reader's account.":
    'Está en el servidor de correo, no se escribió todavía o se borró junto con la cuenta de quien lo recibe.',
  'Address allowed': 'Dirección permitida',
  'E-mails are sent to this address again.': 'Se vuelven a enviar correos a esta dirección.',
  'Allow this address again': 'Permitir esta dirección otra vez',
  'Bounce recorded': 'Rebote registrado',
  'This address gets only security e-mails from now on.':
    'Desde ahora esta dirección recibe solo correos de seguridad.',
  'This e-mail came back': 'Este correo rebotó',
  Sent: 'Enviado',
  'Given up': 'Abandonado',
  Bounced: 'Rebotado',
  'The mail server refused it': 'El servidor de correo lo rechazó',
  'It came too late to be of use': 'Llegó demasiado tarde para servir de algo',
  'An earlier e-mail to the address bounced': 'Un correo anterior a la dirección rebotó',
  'The account was erased': 'La cuenta se borró',
  'The address was refused{answer}': 'La dirección se rechazó{answer}',
  '{failures} failed{answer}, next try {retryAt}': '{failures} fallaron{answer}, próximo intento {retryAt}',
  'All types': 'Todos los tipos',
  'Loading the e-mails…': 'Cargando los correos…',
  'E-mails, the newest first': 'Correos, primero el más reciente',
  'No e-mails match': 'Ningún correo coincide',
  'No e-mails yet': 'Todavía no hay correos',
  'Every e-mail of the product is listed here as soon as it is written.':
    'Cada correo del producto aparece aquí en cuanto se escribe.',
  'Form of the e-mail': 'Forma del correo',
  'allow-popups allow-popups-to-escape-sandbox': '',
  'Plain text': 'Texto sin formato',
  'Security: always sent, also to an address that bounced.':
    'Seguridad: se envía siempre, también a una dirección que rebotó.',
  'Billing: always sent.': 'Facturación: se envía siempre.',
  'Can be switched off by each user.': 'Cada usuario puede desactivarlo.',
  'Loading the templates…': 'Cargando las plantillas…',
  Template: 'Plantilla',
  'Loading the outbox…': 'Cargando la bandeja de salida…',
  'E-mails leave through {name}, which keeps their contents. Here you see what became of each.':
    'Los correos salen por {name}, que conserva su contenido. Aquí ves qué pasó con cada uno.',
  'No mail server is configured: this server keeps every e-mail here, and sends none to the outside world.':
    'No hay ningún servidor de correo configurado: este servidor conserva aquí todos los correos y no envía ninguno al exterior.',
  'For administrators only': 'Solo para administradores',
  'Sign in': 'Iniciar sesión',
  'Only administrators can read the e-mails of this installation.':
    'Solo los administradores pueden leer los correos de esta instalación.',
  'Parts of the outbox': 'Partes de la bandeja de salida',
  Templates: 'Plantillas',
} as const;
