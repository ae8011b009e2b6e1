export default {
  'This page lists what version 1.0.0 of Curbcast sets, entry by entry.':
    'Esta página enumera, entrada por entrada, lo que guarda la versión 1.0.0 de Curbcast.',
  'A cookie is a small text that a website keeps in your browser. Browsers have other places for such texts, too: their storage, and a small database. This policy covers all of them. You can delete everything in the settings of your browser; you are then signed out, and unfinished work in this browser is lost. On https the names of our cookies begin with <0>__Host-</0> or <1>__Secure-</1>.':
    'Una cookie es un texto pequeño que un sitio web guarda en tu navegador. Los navegadores tienen además otros lugares para esos textos: su almacenamiento y una pequeña base de datos. Esta política los abarca todos. Puedes borrarlo todo en la configuración de tu navegador; entonces se cierra tu sesión y se pierde el trabajo sin terminar de este navegador. Con https, los nombres de nuestras cookies empiezan con <0>__Host-</0> o <1>__Secure-</1>.',
  'Performance and analytics': 'Rendimiento y estadísticas',
  'We set none. Our servers count requests and their times without looking at who sent them, and the views of a shared video are counted without a cookie.':
    'No usamos ninguna. Nuestros servidores cuentan las solicitudes y sus tiempos sin mirar quién las envió, y las reproducciones de un video compartido se cuentan sin cookies.',
  'Third parties': 'Terceros',
  '<0>The payment provider.</0> Where card payments by Stripe are switched on, Stripe sets its own cookies on the pages with a card form, such as <1>__stripe_mid</1> (1 year) and <2>__stripe_sid</2> (30 minutes), to recognize fraud. Stripe’s cookie policy describes them. In test mode there are none.':
    '<0>El proveedor de pagos.</0> Donde los pagos con tarjeta de Stripe están activados, Stripe guarda sus propias cookies en las páginas con formulario de tarjeta, como <1>__stripe_mid</1> (1 año) y <2>__stripe_sid</2> (30 minutos), para reconocer fraudes. La política de cookies de Stripe las describe. En modo de prueba no hay ninguna.',
  '<0>The identity provider.</0> You sign in on the page of an identity provider. Our own provider sets the cookies that begin with <1>signin_</1> above. Where the operator has connected another one, with a social login by Google, Facebook or LinkedIn for example, these set cookies on their own pages, under their own policies.':
    '<0>El proveedor de identidad.</0> Inicias sesión en la página de un proveedor de identidad. Nuestro propio proveedor guarda las cookies que empiezan con <1>signin_</1>, descritas arriba. Si el operador ha conectado otro, por ejemplo con acceso mediante Google, Facebook o LinkedIn, este guarda cookies en sus propias páginas, según sus propias políticas.',
  'We embed no advertising, no trackers and no content of social networks.':
    'No incluimos publicidad, rastreadores ni contenido de redes sociales.',
  'See also the <0>Terms of Service</0>.': 'Consulta también los <0>Términos del servicio</0>.',
  'Questions about cookies? Write to <0>{supportEmail}</0>.':
    '¿Preguntas sobre las cookies? Escribe a <0>{supportEmail}</0>.',
  Cookie: 'Cookie',
  'Kept until: {until}.': 'Se conserva hasta: {until}.',
  'You close the tab': 'Cierras la pestaña',
  'You sign in completely or sign out': 'Completas el inicio de sesión o cierras la sesión',
  'Strictly necessary': 'Estrictamente necesarias',
  'Without these you could not sign in, stay signed in, pay or upload. They need no consent.':
    'Sin ellas no podrías iniciar sesión, mantenerla, pagar ni subir archivos. No necesitan consentimiento.',
  'Your session: who you are, as a random number': 'Tu sesión: quién eres, como un número aleatorio',
  '24 hours': '24 horas',
  'Lets the sign-in page recognize you': 'La página de acceso te reconoce',
  'The sign-in page that is open in this browser': 'La página de acceso que está abierta en este navegador',
  'Where sign-in continues after the password': 'Dónde continúa el inicio de sesión después de la contraseña',
  'A signature for each of the three above, against forging':
    'Una firma para cada una de las tres anteriores, contra falsificaciones',
  'As the cookie that it belongs to': 'Igual que la cookie a la que pertenece',
  'The sign-in library has signed you in': 'La biblioteca de acceso ha iniciado tu sesión',
  'The same for old browsers': 'Lo mismo para navegadores antiguos',
  'You gave the password of a shared video; on that page only':
    'Escribiste la contraseña de un video compartido; solo en esa página',
  '12 hours': '12 horas',
  'Tokens of the sign-in library, while signing in': 'Tokens de la biblioteca de acceso mientras inicias sesión',
  'Proof that the sign-in page answered your own request':
    'Prueba de que la respuesta de la página de acceso corresponde a tu propia pregunta',
  'Signing in is complete': 'Se completa el inicio de sesión',
  'How often sign-in failed, to prevent an endless loop':
    'Cuántas veces falló el inicio de sesión, para que no dé vueltas sin fin',
  'The page that opens after signing in': 'La página que se abre después de iniciar sesión',
  'You are signed in': 'Has iniciado sesión',
  'Your open order, so that reloading the page does not order twice':
    'El pedido abierto, para que una recarga no lo haga dos veces',
  'The order is paid, or you close the tab': 'El pedido está pagado o cierras la pestaña',
  'Tells your other tabs that a payment has arrived': 'Avisa a tus otras pestañas de que llegó un pago',
  '5 seconds': '5 segundos',
  'Where the upload of a recording continues after an interruption':
    'Dónde continúa la subida de una grabación después de una interrupción',
  'The upload is complete': 'La subida se completa',
  'Your recording for a Digital Twin until it is uploaded, so that a crash loses nothing':
    'Tu grabación para un gemelo digital hasta que se sube, para que un fallo no pierda nada',
  'It is uploaded, or you discard it': 'Se sube o la descartas',
  Functionality: 'Funcionalidad',
  'These keep your choices and your unfinished work in this browser. Deleting them loses nothing else.':
    'Guardan tus elecciones y tu trabajo sin terminar en este navegador. Borrarlas no pierde nada más.',
  'The language of the pages, once you have chosen': 'El idioma de las páginas, una vez que lo eliges',
  '1 year': '1 año',
  'Light or dark, once you have chosen': 'Claro u oscuro, una vez que lo eliges',
  'You delete it': 'Lo borras',
  'The video that you are preparing': 'El video que estás preparando',
  'The video is started, or you start over': 'El video empieza o comienzas de nuevo',
  'Where you stopped watching a video of MLS Unlocked': 'Dónde dejaste de ver un video de MLS Unlocked',
  'You watch it to its end': 'Lo ves hasta el final',
  'The step of the setup that is open': 'El paso de la configuración que está abierto',
  'Opens the credit bundles on the dashboard': 'Abre los paquetes de créditos en el panel',
  'The dashboard is open': 'El panel está abierto',
  'For administrators: whether this tab shows their dashboard':
    'Para administradores: si esta pestaña muestra su panel',
  'In the local storage': 'En el almacenamiento local',
  'In the session storage': 'En el almacenamiento de sesión',
  'In the database': 'En la base de datos',
} as const;
