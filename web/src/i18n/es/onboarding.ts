export default {
  'Videos from a listing': 'Videos a partir de un anuncio',
  'Paste the address of a listing; the script, the pictures and the captions follow from it.':
    'Pega la dirección de un anuncio; de ahí salen el guion, las imágenes y los subtítulos.',
  'AI presenters': 'Presentadores de IA',
  'Choose a presenter, or speak through a Digital Twin of your own.':
    'Elige un presentador, o habla a través de tu propio gemelo digital.',
  'Simple credits': 'Créditos sencillos',
  '1 credit is 1 minute of video. Credits held for a failed video come back.':
    '1 crédito es 1 minuto de video. Lo que reservó un video que falló vuelve a ti.',
  'Set up your account': 'Configura tu cuenta',
  'About you': 'Sobre ti',
  Role: 'Cargo',
  'Your videos end with this, and show your logo. You can leave it empty, and change it in your profile.':
    'Tus videos terminan con estos datos y muestran tu logo. Puedes dejarlos vacíos y cambiarlos en tu perfil.',
  'The brand could not be saved': 'No se pudo guardar la marca',
  'Continue with the trial': 'Continuar con la prueba',
  Help: 'Ayuda',
  'Skip Setup': 'Omitir la configuración',
  'Welcome to Curbcast': 'Te damos la bienvenida a Curbcast',
  'Turn a listing into a presenter video in about 5 minutes.':
    'Convierte un anuncio en un video con presentador en unos 5 minutos.',
  'Choose Your Plan': 'Elige tu plan',
  'We recommend a subscription plus credits.': 'Recomendamos una suscripción más créditos.',
  'Monthly subscription': 'Suscripción mensual',
  '$75/month includes 3 credits': '$75 al mes incluye 3 créditos',
  'Volume Pro': 'Volume Pro',
  'Best value': 'La mejor oferta',
  '50 credits for $725': '50 créditos por $725',
  "Bought once; bundle credits are used after the plan's.":
    'Se compra una vez; los créditos de paquete se usan después de los del plan.',
  'Start Creating': 'Empezar a crear',
  'Everything is ready for your first video.': 'Todo está listo para tu primer video.',
  'Customize Avatars': 'Personalizar avatares',
} as const;
