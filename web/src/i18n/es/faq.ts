export default {
  'Getting Started': 'Primeros pasos',
  'Pricing & Credits': 'Precios y créditos',
  'AI Avatars': 'Avatares con IA',
  'Video Creation': 'Creación de videos',
  'Languages & Translation': 'Idiomas y traducción',
  'Technical Questions': 'Preguntas técnicas',
  'Business Use Cases': 'Usos profesionales',
  Troubleshooting: 'Solución de problemas',
  'What does Curbcast do?': '¿Qué hace Curbcast?',
  'It turns a property listing or a lender’s fee sheet into a video: a script, a presenter who speaks it, pictures beside the presenter, and captions.':
    'Convierte el anuncio de una propiedad o la hoja de costos de un prestamista en un video: un guion, un presentador que lo dice, imágenes junto al presentador y subtítulos.',
  'How do I make my first video?': '¿Cómo hago mi primer video?',
  'Create an account and open Generate Video. Paste the address of a listing, let the script be written or write your own, choose a presenter, and press Generate. The video appears in My Videos.':
    'Crea una cuenta y abre Generar video. Pega la dirección de un anuncio, deja que se escriba el guion o escribe el tuyo, elige un presentador y pulsa Generar. El video aparece en Mis videos.',
  'How long does it take until a video is ready?': '¿Cuánto tarda un video en estar listo?',
  '5-10 minutes, depending on its length. My Videos shows the progress while you wait.':
    'De 5 a 10 minutos, según su duración. Mis videos muestra el progreso mientras esperas.',
  'A short video usually takes about 5 minutes.': 'Un video corto suele tardar unos 5 minutos.',
  'Can I try it before I pay?': '¿Puedo probarlo antes de pagar?',
  'Yes. A new account has 3 credits for its first 30 days, enough for 3 minutes of video. No card is needed.':
    'Sí. Una cuenta nueva tiene 3 créditos para sus primeros 30 días, suficientes para 3 minutos de video. No hace falta tarjeta.',
  'How much does the subscription cost?': '¿Cuánto cuesta la suscripción?',
  'The subscription is $75 per month and includes 3 credits.': 'La suscripción cuesta $75 al mes e incluye 3 créditos.',
  'What is a credit?': '¿Qué es un crédito?',
  '1 credit pays for 1 minute of video, charged in steps of half a credit. You see what a video costs before you start it.':
    '1 crédito paga 1 minuto de video y se cobra de medio en medio crédito. Ves lo que cuesta un video antes de empezarlo.',
  'How can I get more credits?': '¿Cómo consigo más créditos?',
  'By credit bundles, which are paid once: Starter Pack (10 credits, $177.50), Growth Bundle (25 credits, $400), Volume Pro (50 credits, $725) and Marketing Power (100 credits, $1,325). Everyone who is signed in can buy them.':
    'Con paquetes de créditos, que se pagan una vez: Starter Pack (10 créditos, $177.50), Growth Bundle (25 créditos, $400), Volume Pro (50 créditos, $725) y Marketing Power (100 créditos, $1,325). Cualquiera con una cuenta puede comprarlos.',
  'Do credits expire?': '¿Vencen los créditos?',
  'Credits of the plan are for their period and do not roll over. Your statement shows when bundle credits expire. Credits that expire first are used first.':
    'Los créditos del plan valen para su periodo y no se acumulan. Tu estado de cuenta muestra hasta cuándo valen los créditos de paquete. Primero se usan los que vencen antes.',
  'What happens to my credits when a video fails?': '¿Qué pasa con mis créditos si un video falla?',
  'Can I cancel at any time?': '¿Puedo cancelar en cualquier momento?',
  'Yes, on the billing page. The subscription then ends with its paid period, and you can reactivate it until that day. Bundle credits stay usable.':
    'Sí, en la página de facturación. La suscripción termina con el periodo pagado, y hasta ese día puedes reactivarla. Los créditos de paquete siguen disponibles.',
  'Which presenters can I choose from?': '¿Qué presentadores puedo elegir?',
  'From the stock presenters in the wizard’s second step. Each has a preview.':
    'Los presentadores de catálogo del segundo paso del asistente. Cada uno tiene una muestra.',
  'What is a Digital Twin?': '¿Qué es un gemelo digital?',
  'A presenter made from your own recording: it looks like you and speaks your scripts.':
    'Un presentador hecho con tu propia grabación: se ve como tú y dice tus guiones.',
  'How much does a Digital Twin cost?': '¿Cuánto cuesta un gemelo digital?',
  'Currently $350, later ones $315': 'Actualmente $350; los siguientes, $315',
  'How is a Digital Twin recorded?': '¿Cómo se graba un gemelo digital?',
  'Open Digital Twins, record yourself in the browser or upload a recording: you consent by reading a statement aloud and then speak for 2 minutes. One credit for a Digital Twin pays for it; it comes back if the twin cannot be made.':
    'Abre Gemelos digitales y grábate en el navegador o sube una grabación: das tu consentimiento leyendo una declaración en voz alta y después hablas 2 minutos. Se paga con un crédito de gemelo digital, que vuelve si el gemelo no se puede hacer.',
  'Where does the script come from?': '¿De dónde sale el guion?',
  'From the listing’s own facts, such as price, rooms and size. A fact that the page does not state is marked in the script, so that you fill it in; nothing is invented.':
    'De los datos del propio anuncio, como el precio, los ambientes y el tamaño. Un dato que la página no menciona queda marcado en el guion para que lo completes; no se inventa nada.',
  'Can I change the script?': '¿Puedo cambiar el guion?',
  'Yes. It is a text field: edit it freely, up to 5,000 characters. Length and cost follow as you type.':
    'Sí. Es un campo de texto: edítalo con libertad, hasta 5,000 caracteres. La duración y el costo se actualizan mientras escribes.',
  'Can I show pictures or a video beside the presenter?': '¿Puedo mostrar imágenes o un video junto al presentador?',
  'Yes. In the wizard’s third step, give the link of an image or a video.':
    'Sí. En el tercer paso del asistente, indica el enlace de una imagen o un video.',
  'What do I need to know about lengths?': '¿Qué debo saber sobre la duración?',
  'Scripts for listings are written for about 30 seconds, 1 minute or 4 minutes, those for fee sheets for up to 5 minutes. The cost follows from the finished length.':
    'Los guiones de anuncios se escriben para unos 30 segundos, 1 minuto o 4 minutos; los de hojas de costos, para hasta 5 minutos. El costo depende de la duración final.',
  'Which languages can a script be translated into?': '¿A qué idiomas se puede traducir un guion?',
  'How do I translate a script?': '¿Cómo traduzco un guion?',
  'Choose the language below the script and press Translate. Where translation is not available, the wizard says so.':
    'Elige el idioma debajo del guion y pulsa Traducir. Donde la traducción no está disponible, el asistente lo indica.',
  'Are captions translated, too?': '¿También se traducen los subtítulos?',
  'Captions follow the script, so they are in its language.':
    'Los subtítulos siguen al guion, así que están en su idioma.',
  'Do I have to install anything?': '¿Tengo que instalar algo?',
  'No. A current version of Chrome, Edge, Firefox or Safari is enough, on a computer, tablet or phone.':
    'No. Basta una versión actual de Chrome, Edge, Firefox o Safari, en una computadora, tableta o teléfono.',
  'Which fee sheets can I upload?': '¿Qué hojas de costos puedo subir?',
  'PDF, JPEG, PNG and plain text, up to 10 MB. A sheet is deleted after 30 days, or earlier by you.':
    'PDF, JPEG, PNG y texto simple, hasta 10 MB. Una hoja se elimina a los 30 días, o antes si tú quieres.',
  'How is my payment protected?': '¿Cómo se protege mi pago?',
  'Your card’s number goes to the payment provider and never to us. Prices are set by our server and shown before you pay.':
    'El número de tu tarjeta va al proveedor de pagos y nunca a nosotros. Nuestro servidor fija los precios y los ves antes de pagar.',
  'Who is Curbcast for?': '¿Para quién es Curbcast?',
  'For real-estate agents, builders and developers, and mortgage lenders.':
    'Para agentes inmobiliarios, constructoras y desarrolladores, y prestamistas hipotecarios.',
  'Can a lender use it without a listing?': '¿Puede usarlo un prestamista sin un anuncio?',
  'Yes. Choose Lender Fee Sheet under Generate Video: the figures are read from the sheet, you confirm them, and the script explains them.':
    'Sí. Elige Hoja de costos hipotecarios en Generar video: las cifras se leen de la hoja, tú las confirmas y el guion las explica.',
  'Can I use it for commercial property?': '¿Puedo usarlo para propiedades comerciales?',
  'Yes. Choose Commercial Property under Generate Video; the script then speaks to investors and tenants.':
    'Sí. Elige Propiedad comercial en Generar video; el guion habla entonces a inversionistas e inquilinos.',
  'My video has failed. What can I do?': 'Mi video falló. ¿Qué puedo hacer?',
  'Open My Videos and press Retry. The video’s card says why it failed, and its credits have come back.':
    'Abre Mis videos y pulsa Reintentar. La tarjeta del video dice por qué falló, y sus créditos ya volvieron.',
  'My payment was declined. What can I do?': 'Rechazaron mi pago. ¿Qué puedo hacer?',
  'The message of your bank is shown with the card form, which stays open: try again or use another card. A declined payment charges nothing.':
    'El mensaje de tu banco aparece junto al formulario de la tarjeta, que sigue abierto: inténtalo de nuevo o usa otra tarjeta. Un pago rechazado no cobra nada.',
  'I paid, but my credits are not there. What can I do?': 'Pagué, pero mis créditos no están. ¿Qué puedo hacer?',
  'They appear as soon as the payment provider has confirmed the payment, usually within seconds. If they don’t, write to us: a payment is never lost, and it is credited once.':
    'Aparecen en cuanto el proveedor de pagos confirma el pago, normalmente en segundos. Si no aparecen, escríbenos: un pago nunca se pierde y se acredita una sola vez.',
  'All Questions': 'Todas las preguntas',
  'Frequently asked questions': 'Preguntas frecuentes',
  '{entries} questions and answers about videos, presenters, prices and credits.':
    '{entries} preguntas y respuestas sobre videos, presentadores, precios y créditos.',
  'Search the questions': 'Buscar en las preguntas',
  Categories: 'Categorías',
  '{found} of {entries} questions': '{found} de {entries} preguntas',
  'No question matches': 'Ninguna pregunta coincide',
  'Show all questions': 'Mostrar todas las preguntas',
  'Try other words, or write to us below.': 'Prueba con otras palabras o escríbenos aquí abajo.',
  'Link to “{question}”': 'Enlace a “{question}”',
  'Link to this answer': 'Enlace a esta respuesta',
  'Still Have Questions?': '¿Todavía tienes preguntas?',
  'Our team answers by email. The video library and the technical questions tell more.':
    'Nuestro equipo responde por correo. La biblioteca de videos y las preguntas técnicas cuentan más.',
  'Live Chat': 'Chat en vivo',
  'Video Tutorials': 'Tutoriales en video',
  Documentation: 'Documentación',
  'Get Started Now': 'Empieza ahora',
  'Explore Features': 'Explorar las funciones',
  'They are refunded automatically. Your statement shows each credit that was held, used or returned, and why.':
    'Vuelven automáticamente. Tu estado de créditos muestra cada crédito reservado, usado o devuelto, y por qué.',
  '$350-450, paid once. A second and every later one is 10% less.':
    '$350-450, que se pagan una vez. El segundo y cada uno de los siguientes cuestan un 10% menos.',
} as const;
