export default {
  'Loading the email…': 'Cargando el correo…',
  'The contents are not kept here': 'El contenido no se conserva aquí',
  "They are with the mail server, are not written yet, or were erased with the recipient's account.":
    'Está en el servidor de correo, no se escribió todavía o se borró junto con la cuenta de quien lo recibe.',
  'Address allowed': 'Dirección permitida',
  'Emails are sent to this address again.': 'Se vuelven a enviar correos a esta dirección.',
  'Allow this address again': 'Permitir esta dirección otra vez',
  'Bounce recorded': 'Rebote registrado',
  'This address gets only security emails from now on.': 'Desde ahora esta dirección recibe solo correos de seguridad.',
  'This email came back': 'Este correo rebotó',
  Sent: 'Enviado',
  'Given up': 'Abandonado',
  Bounced: 'Rebotado',
  'The mail server refused it': 'El servidor de correo lo rechazó',
  'No email can be sent to the address': 'No se puede enviar ningún correo a la dirección',
  'It was too late to be useful': 'Ya era demasiado tarde para que sirviera',
  'An earlier email to the address bounced': 'Un correo anterior a la dirección rebotó',
  'The account was erased': 'La cuenta se borró',
  'The address was refused{answer}': 'La dirección se rechazó{answer}',
  'Failed attempts: {failures}{answer}. Next try {retryAt}':
    'Intentos fallidos: {failures}{answer}. Próximo intento {retryAt}',
  'All types': 'Todos los tipos',
  'Loading the emails…': 'Cargando los correos…',
  'Emails, the newest first': 'Correos, primero el más reciente',
  'No emails match': 'Ningún correo coincide',
  'No emails yet': 'Todavía no hay correos',
  'To a visitor of a share page, in the name of the agent.':
    'A un visitante de una página compartida, en nombre del agente.',
  'Every email of the product is listed here as soon as it is written.':
    'Cada correo del producto aparece aquí en cuanto se escribe.',
  'Email format': 'Formato del correo',
  'Plain text': 'Texto sin formato',
  'Security: always sent, also to an address that bounced.':
    'Seguridad: se envía siempre, también a una dirección que rebotó.',
  'Billing: always sent.': 'Facturación: se envía siempre.',
  'Can be switched off by each user.': 'Cada usuario puede desactivarlo.',
  'Loading the templates…': 'Cargando las plantillas…',
  Template: 'Plantilla',
  'Loading the outbox…': 'Cargando la bandeja de salida…',
  'Emails go out through {name}, which keeps their contents. This page shows what became of each.':
    'Los correos salen por {name}, que conserva su contenido. Aquí ves qué pasó con cada uno.',
  'No mail server is configured: every email is kept here, and none is sent.':
    'No hay ningún servidor de correo configurado: todos los correos se conservan aquí y no se envía ninguno.',
  'For administrators only': 'Solo para administradores',
  'Sign in': 'Iniciar sesión',
  'Only administrators can read the emails of this installation.':
    'Solo los administradores pueden leer los correos de esta instalación.',
  'Parts of the outbox': 'Partes de la bandeja de salida',
  Templates: 'Plantillas',
  To: 'Para',
  'To {address}': 'Para {address}',
  '{label} (test)': '{label} (prueba)',
} as const;
