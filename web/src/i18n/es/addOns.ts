export default {
  'Then {priceCents} every {periodDays} days, until you cancel it.':
    'Después, {priceCents} cada {periodDays} días, hasta que lo canceles.',
  'See and hear a sample of yours first, for free': 'Primero mira y escucha gratis una muestra del tuyo',
  'Choose the plan, a bundle or a Digital Twin.': 'Elige el plan, un paquete o un gemelo digital.',
  'Continue to checkout': 'Continuar al pago',
  'The price cannot be shown': 'El precio no se puede mostrar',
  'Loading the price…': 'Cargando el precio…',
  'Choose the plan, add a credit bundle for busy months, and a Digital Twin that looks and sounds like you.':
    'Elige el plan, agrega un paquete de créditos para los meses de más trabajo y un gemelo digital con tu cara y tu voz.',
  'Total to pay today': 'Total a pagar hoy',
  'Choose the plan, add a credit bundle for busy months, and a Digital Twin that looks like you.':
    'Elige el plan, agrega un paquete de créditos para los meses de más trabajo y un gemelo digital con tu cara.',
  'The plan in your link is no longer sold. Please choose from the current plan and bundles.':
    'El plan de tu enlace ya no se vende. Elige entre el plan y los paquetes actuales.',
  '{description}. Cancel it at any time.': '{description}. Cancélalo cuando quieras.',
  'You have this plan already.': 'Ya tienes este plan.',
  '{credits} credits: {videosLabel}': '{credits} créditos: {videosLabel}',
  'Optional, paid once. 1 credit pays for 1 minute of video.':
    'Opcional, se paga una vez. 1 crédito paga 1 minuto de video.',
  '{credits} credits for {priceCents}, {bundle} per credit':
    '{credits} créditos por {priceCents}, {bundle} por crédito',
  'No bundle': 'Sin paquete',
  'You can add credits at any time.': 'Puedes agregar créditos en cualquier momento.',
  'Optional, paid once: a presenter made from your own recording.':
    'Opcional, se paga una vez: un presentador hecho con tu propia grabación.',
  'Add a {name}: {priceCents}': 'Agregar un {name}: {priceCents}',
  'From the second one on, each costs {laterPriceCents}.': 'A partir del segundo, cada uno cuesta {laterPriceCents}.',
} as const;
