export default {
  'creation time': 'para crear un video',
  'Everything between a listing and a finished video': 'Todo lo que hay entre un anuncio y un video terminado',
  'Script, presenter, pictures, captions and a link to share, with the price known before you start.':
    'Guion, presentador, imágenes, subtítulos y un enlace para compartir, con el precio a la vista antes de empezar.',
  'In figures': 'En cifras',
  'Create your first video': 'Crea tu primer video',
  'Read the FAQ': 'Leer las preguntas frecuentes',
  'Where available': 'Donde está disponible',
  'AI video generation': 'Creación de videos con IA',
  'From a listing’s address to a video that you can send out.':
    'De la dirección de un anuncio a un video que puedes enviar.',
  'Script from a listing': 'Guion a partir de un anuncio',
  'Paste the address of the page and get a script with its facts.':
    'Pega la dirección de la página y recibe un guion con sus datos.',
  'Facts with their source': 'Datos con su fuente',
  'Every fact shows where it comes from; what is missing is marked.':
    'Cada dato dice de dónde sale; lo que falta queda marcado.',
  'Your own script': 'Tu propio guion',
  'Write or edit it freely, up to 5,000 characters.': 'Escríbelo o edítalo con libertad, hasta 5,000 caracteres.',
  'Suggested edits': 'Cambios sugeridos',
  'See what would change, line by line, before you accept it.':
    'Mira qué cambiaría, línea por línea, antes de aceptarlo.',
  'Fair-housing check': 'Revisión de vivienda justa',
  'Wording that may break the rules is marked, with the reason.':
    'Las palabras que pueden infringir las normas se marcan, con el motivo.',
  'Length and cost as you type': 'Duración y costo mientras escribes',
  'Both appear next to the script and change as you type.': 'Ambos se ven junto al guion y cambian mientras escribes.',
  'Three script lengths': 'Tres duraciones de guion',
  'About 30 seconds, 1 minute or 4 minutes.': 'Unos 30 segundos, 1 minuto o 4 minutos.',
  'Residential template': 'Plantilla residencial',
  'Rooms, light and location first.': 'Primero los ambientes, la luz y la ubicación.',
  'Commercial template': 'Plantilla comercial',
  'A script that speaks to investors and tenants.': 'Un guion que habla a inversionistas e inquilinos.',
  'Lender fee sheets': 'Hojas de costos hipotecarios',
  'Figures are read from the sheet, and you confirm each of them.':
    'Las cifras se leen de la hoja y tú confirmas cada una.',
  'Each with a preview, ready for your first video.': 'Cada uno con una muestra, listo para tu primer video.',
  'A presenter made from 2 minutes of your own recording.':
    'Un presentador hecho con 2 minutos de tu propia grabación.',
  'Consent on file': 'Consentimiento registrado',
  'A twin starts with your spoken consent, which you can withdraw.':
    'Un gemelo empieza con tu consentimiento hablado, que puedes retirar.',
  'Pictures beside the presenter': 'Imágenes junto al presentador',
  'From the listing, from a link, or your own.': 'Del anuncio, de un enlace o tuyas.',
  'In step with the words, in every video unless you switch them off.':
    'Sincronizados con las palabras, en cada video salvo que los desactives.',
  'Landscape, portrait, square': 'Horizontal, vertical, cuadrado',
  'Three formats, for a website, a phone or a feed.': 'Tres formatos: para un sitio web, un teléfono o una red social.',
  'Scripts by a language model': 'Guiones con un modelo de lenguaje',
  'Freer wording from the same facts.': 'Una redacción más libre con los mismos datos.',
  'Your brand': 'Tu marca',
  'Your colors, logo and contact data in the video.': 'Tus colores, tu logotipo y tus datos de contacto en el video.',
  'Progress over a live connection': 'Progreso en vivo',
  'Real-time status, with your place in the queue.': 'Estado en tiempo real, con tu lugar en la fila.',
  'Drafts that wait': 'Borradores que esperan',
  'Close the page and continue later, also on another device.':
    'Cierra la página y sigue más tarde, también en otro dispositivo.',
  Download: 'Descarga',
  'MP4, WebM or MOV, and the captions as SRT or VTT.': 'MP4, WebM o MOV, y los subtítulos como SRT o VTT.',
  'Business management': 'Gestión del negocio',
  'Costs and credits, always in view.': 'Costos y créditos, siempre a la vista.',
  'The price before you start': 'El precio antes de empezar',
  'The credits of a video are shown before you press Generate.':
    'Los créditos de un video se muestran antes de que pulses Generar.',
  'Credits come back': 'Los créditos vuelven',
  'A video that fails costs nothing: its credits return by themselves.':
    'Un video que falla no cuesta nada: sus créditos regresan solos.',
  'Half-credit steps': 'Pasos de medio crédito',
  '1 credit is 1 minute, and 30 seconds cost half a credit.':
    '1 crédito es 1 minuto, y 30 segundos cuestan medio crédito.',
  Statement: 'Estado de cuenta',
  'Every credit that was granted, held, used or returned, and why.':
    'Cada crédito otorgado, reservado, usado o devuelto, y por qué.',
  'Statement as CSV and JSON': 'Estado de cuenta en CSV y JSON',
  'For your accountant, or for a spreadsheet.': 'Para tu contador o para una hoja de cálculo.',
  'Credits every 30 days. Cancel whenever you like.': 'Créditos cada 30 días. Cancela cuando quieras.',
  'Paid once, for everyone who is signed in.': 'Se pagan una vez, para cualquiera con una cuenta.',
  'Free trial': 'Prueba gratis',
  '3 credits for your first 30 days, without a card.': '3 créditos para tus primeros 30 días, sin tarjeta.',
  'Invoices as PDF': 'Facturas en PDF',
  'One for each payment, on the billing page.': 'Una por cada pago, en la página de facturación.',
  'Bank confirmation': 'Confirmación del banco',
  'Card payments with 3-D Secure, when your bank asks for it.':
    'Pagos con tarjeta y 3-D Secure, cuando tu banco lo pide.',
  'Live card payments': 'Pagos reales con tarjeta',
  'Without the key, payments run in test mode.': 'Sin la clave, los pagos funcionan en modo de prueba.',
  'Needs card payments by Stripe': 'Necesita pagos con tarjeta de Stripe',
  'Share links': 'Enlaces para compartir',
  'A page for buyers and sellers, with an expiry and a password if you like.':
    'Una página para compradores y vendedores, con vencimiento y contraseña si quieres.',
  'Player for your website': 'Reproductor para tu sitio web',
  'A line of HTML, and a QR code for the sign in the front yard.':
    'Una línea de HTML y un código QR para el letrero del jardín.',
  'Viewing figures': 'Cifras de reproducción',
  'How often and how far a shared video was watched, without cookies.':
    'Cuántas veces y hasta dónde se vio un video compartido, sin cookies.',
  'Videos, credits and views by week, also as CSV.': 'Videos, créditos y reproducciones por semana, también en CSV.',
  'Search and filters': 'Búsqueda y filtros',
  'Find a video by title, address or status.': 'Encuentra un video por título, dirección o estado.',
  'You can undo a deletion for a moment.': 'Un video eliminado se puede recuperar durante un momento.',
  'Email notifications': 'Avisos por correo',
  'When a video is ready or credits run low; you choose which.':
    'Cuando un video está listo o quedan pocos créditos; tú eliges cuáles.',
  'Signed messages to your own systems, sent again if they don’t answer.':
    'Mensajes firmados para tus propios sistemas, que se repiten si no responden.',
  'Data export': 'Exportación de datos',
  'Videos, avatars and analytics as JSON or CSV.': 'Videos, avatares y estadísticas en JSON o CSV.',
  'Everything about you': 'Todo sobre ti',
  'Download all your data, or delete your account with it.': 'Descarga todos tus datos o elimina tu cuenta con ellos.',
  'Passkeys and a second factor': 'Llaves de acceso y segundo factor',
  'Sign in without a password, or with a code as well.': 'Inicia sesión sin contraseña, o además con un código.',
  'Your sessions': 'Tus sesiones',
  'See where you are signed in, and sign out elsewhere.':
    'Mira dónde tienes la sesión abierta y ciérrala en otros lugares.',
  'Light and dark': 'Claro y oscuro',
  'It follows your device or your choice. Everything works by keyboard.':
    'Sigue a tu dispositivo o tu elección. Todo funciona con el teclado.',
  'A library of expert videos on markets and property, for everyone who is signed in.':
    'Una biblioteca de videos de expertos sobre mercados y propiedades, para cualquiera con una cuenta.',
  'Expert videos': 'Videos de expertos',
  'Curated by our team, played in the browser.': 'Seleccionados por nuestro equipo, se ven en el navegador.',
  'Four categories': 'Cuatro categorías',
  'Market insights, property trends, investment tips, market analysis.':
    'Perspectivas del mercado, tendencias de propiedades, consejos de inversión, análisis de mercado.',
  Search: 'Búsqueda',
  'By title, description and tag.': 'Por título, descripción y etiqueta.',
  'Length and views': 'Duración y reproducciones',
  'On every card, so you know what you are starting.': 'En cada tarjeta, para que sepas qué vas a ver.',
  'See at a glance what a video is about.': 'Ve de un vistazo de qué trata un video.',
  features: 'funciones',
  languages: 'idiomas',
} as const;
