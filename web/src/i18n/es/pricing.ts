export default {
  'Optional, paid once. Bundle credits never expire, and anyone signed in can buy them.':
    'Opcionales, se pagan una vez. Los créditos de paquete no vencen nunca, y cualquiera con una cuenta puede comprarlos.',
  'Today’s purchases: bundle credits {catalog}.': 'Compras de hoy: los créditos de paquete {catalog}.',
  '{credits} min': '{credits} min',
  'Per credit': 'Por crédito',
  'How many credits will I need?': '¿Cuántos créditos necesitaré?',
  'Videos per month': 'Videos al mes',
  'Length of each': 'Duración de cada uno',
  'Length of each video': 'Duración de cada video',
  '{credits} a month': '{credits} al mes',
  'The {name} ({priceCents}) gives {credits}': 'El {name} ({priceCents}) da {credits}',
  '{planWords}: that covers it.': '{planWords}: con eso alcanza.',
  'lasts about {months} months': 'dura unos {months} meses',
  'covers the rest of one month': 'cubre el resto de un mes',
  'covers {credits} of the rest': 'cubre {credits} del resto',
  '{planWords}. For the other {missing}, a {name} ({priceCents}, {credits}) {lasts}.':
    '{planWords}. Para los otros {missing}, un {name} ({priceCents}, {credits}) {lasts}.',
  'Required base': 'Base obligatoria',
  '<0>{priceCents}</0>per month': '<0>{priceCents}</0>al mes',
  'Simple pricing, by the minute': 'Precios sencillos, por minuto',
  '1 credit pays for 1 minute of video. The monthly plan is the base; bundles add credits when a busy month needs more.':
    '1 crédito paga 1 minuto de video. El plan mensual es la base; los paquetes agregan créditos cuando un mes exige más.',
  'Ready when you are': 'Cuando tú quieras',
  'Teams, brokerages and lenders with many loan officers: we will find the right size together.':
    'Equipos, agencias y prestamistas con muchos ejecutivos: encontramos juntos el tamaño adecuado.',
  'Contact Sales': 'Contactar a ventas',
  'Create Account to Get Started': 'Crea una cuenta para empezar',
} as const;
