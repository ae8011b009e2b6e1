export default {
  'average setup': 'de preparación en promedio',
  '2 min': '2 min',
  'video creation': 'por video',
  'Your next listing could be on video before lunch': 'Tu próximo anuncio puede estar en video antes del almuerzo',
  'Create an account, paste a link, choose a presenter. Your first credits are on us.':
    'Crea una cuenta, pega un enlace, elige un presentador. Los primeros créditos van por nuestra cuenta.',
  'Know the price before you press Generate': 'Conoce el precio antes de pulsar Generar',
  '1 credit pays for 1 minute of video, charged in steps of half a credit. Credits are set aside when a video starts, used when it is ready, and come back if it fails. Your statement shows every movement.':
    '1 crédito paga 1 minuto de video y se cobra de medio en medio crédito. Los créditos se reservan al empezar un video, se usan cuando está listo y vuelven si falla. Tu estado de cuenta muestra cada movimiento.',
  'See the plan and the bundles': 'Ver el plan y los paquetes',
  'Please look at the pricing page again in a moment.': 'Vuelve a mirar la página de precios en un momento.',
  '{min} to {max}, depending on the bundle': 'De {min} a {max}, según el paquete',
  'Example: {shown} in the account while this video is made':
    'Ejemplo: {shown} en la cuenta mientras se crea este video',
  'Custom AI digital twins': 'Gemelos digitales con IA',
  'Record yourself once. Your twin presents every video after that, with your consent on file and yours to withdraw.':
    'Grábate una vez. Tu gemelo presentará cada video, con tu consentimiento registrado y siempre revocable.',
  'Script optimization': 'Guiones mejorados',
  'Paste a listing link and get a script with its facts. Edit it, tighten it, and see length and cost as you type.':
    'Pega el enlace de un anuncio y recibe un guion con sus datos. Edítalo, acórtalo y ve la duración y el costo mientras escribes.',
  'Screen-share integration': 'Imágenes en pantalla',
  'Property photos, floor plans and market reports appear beside your presenter while you talk about them.':
    'Las fotos, los planos y los informes de mercado aparecen junto a tu presentador mientras hablas de ellos.',
  'Automatic translation': 'Traducción automática',
  'Your script in Spanish, Chinese, Hindi and Farsi, with the original kept beside it, where translation is offered.':
    'Tu guion en español, chino, hindi y farsi, con el original al lado, donde se ofrece la traducción.',
  'Captions by default': 'Subtítulos incluidos',
  'Every video comes with captions in step with the words, because most people watch with the sound off.':
    'Cada video lleva subtítulos sincronizados, porque casi todos miran sin sonido.',
  'A library of expert videos on markets, trends and investment, to learn from or to make your own version of.':
    'Una biblioteca de videos de expertos sobre mercados, tendencias e inversión, para aprender o hacer tu propia versión.',
  'A whole studio behind one listing link': 'Un estudio completo detrás de un solo enlace',
  'No camera, no editor, no waiting for good light. You follow each video in real time over a live connection, and what you make is a file of your own.':
    'Sin cámara, sin editor, sin esperar buena luz. Sigues cada video en tiempo real, y lo que creas es un archivo tuyo.',
  'All features': 'Todas las funciones',
  '50+ features': '50+ funciones',
  'Every listing deserves a presenter. <0>Make it you.</0>':
    'Cada propiedad merece un presentador. <0>Que seas tú.</0>',
  'Curbcast turns a listing link into a personalized AI video: a script with the facts of the page, your digital twin to speak it, captions, and the pictures beside it. Made in minutes.':
    'Curbcast convierte el enlace de un anuncio en un video personalizado con IA: un guion con los datos de la página, tu gemelo digital que lo dice, subtítulos y las imágenes al lado. Listo en minutos.',
  'Custom AI avatars that look like you.': 'Avatares con IA que se ven como tú.',
  'Custom AI avatars that look and sound like you.': 'Avatares con IA que se ven y suenan como tú.',
  'Videos in minutes': 'Videos en minutos',
  'Set up in 2 minutes, a finished video in 5.': '2 minutos para empezar, un video terminado en 5.',
  'Industry-specific': 'Hecho para el sector',
  'Built for agents, builders and lenders, with their words and their rules.':
    'Creado para agentes, constructoras y prestamistas, con sus palabras y sus reglas.',
  'Real Estate Agents': 'Agentes inmobiliarios',
  'Present every listing yourself, even the three that went live this morning.':
    'Presenta tú cada propiedad, incluso las tres que se publicaron esta mañana.',
  'A script from the listing page, with its facts and nothing else':
    'Un guion a partir del anuncio, con sus datos y nada más',
  'Photos and floor plans beside you while you speak': 'Fotos y planos a tu lado mientras hablas',
  'A link for buyers and sellers': 'Un enlace para compradores y vendedores',
  'Builders & Developers': 'Constructoras y desarrolladores',
  'Walk buyers through a project before its first brick, in their own language.':
    'Muestra un proyecto a los compradores antes del primer ladrillo, en su propio idioma.',
  'Plans and renderings on screen': 'Planos e imágenes en pantalla',
  'Spanish, Chinese, Hindi and Farsi, where translation is offered':
    'Español, chino, hindi y farsi, donde se ofrece la traducción',
  'A video for each unit, phase or milestone': 'Un video para cada unidad, fase o etapa',
  'Mortgage Lenders': 'Prestamistas hipotecarios',
  'Turn a fee sheet into a calm two-minute explanation that clients keep.':
    'Convierte una hoja de costos en una explicación tranquila de dos minutos que los clientes conservan.',
  'Figures come from the sheet, never from a guess': 'Las cifras salen de la hoja, nunca de una suposición',
  'Your name, phone and license where they belong': 'Tu nombre, teléfono y licencia donde corresponde',
  'Fewer calls about the same line items': 'Menos llamadas sobre las mismas partidas',
  'Made for the people who sell, build and finance homes':
    'Hecho para quienes venden, construyen y financian viviendas',
  'One studio, three ways to use it. You bring the property; Curbcast brings the presenter, the words and the camera.':
    'Un estudio, tres formas de usarlo. Tú pones la propiedad; Curbcast pone el presentador, las palabras y la cámara.',
  '1. Paste a listing': '1. Pega un anuncio',
  'The script is written from its facts, each with its source. Length and cost are next to it.':
    'El guion se escribe a partir de sus datos, cada uno con su fuente. Al lado ves la duración y el costo.',
  'The wizard with a sample listing, its facts, and the script':
    'El asistente con un anuncio de ejemplo, sus datos y el guion',
  '2. Get your video': '2. Recibe tu video',
  'Follow it while it is made, then watch, share or download it.':
    'Síguelo mientras se crea; después míralo, compártelo o descárgalo.',
  'My Videos with two finished videos': 'Mis videos con dos videos terminados',
  '3. See every credit': '3. Ve cada crédito',
  'What was held, used and returned, and why.': 'Qué se reservó, se usó y se devolvió, y por qué.',
  'The credit statement with its movements': 'El estado de créditos con sus movimientos',
  'See it at work': 'Míralo en acción',
  'Three screens, straight from the product.': 'Tres pantallas del producto, tal como son.',
  'Curbcast: AI presenter videos for real estate': 'Curbcast: videos inmobiliarios con presentador de IA',
} as const;
