/**
 * Sentences and names that the server sends in English. Texts of its own that it fills in stand as `{…}`. What is not
 * here, such as the message of a bank, is shown as it came.
 */
export default {
  // Anything
  // Account and sign-in
  // Failed steps
  // E-mails
  'Confirm your e-mail address': 'Confirmar tu correo electrónico',
  'Video ready': 'Video listo',
  'Video failed': 'Video fallido',
  'Digital Twin ready': 'Gemelo digital listo',
  'Digital Twin failed': 'Gemelo digital fallido',
  'Credits low': 'Pocos créditos',
  Receipt: 'Recibo',
  'Payment failed': 'Pago fallido',
  'Trial ending': 'Fin de la prueba',
  'Credits expiring': 'Créditos por vencer',
  'Subscription cancelled': 'Suscripción cancelada',
  'Attempt to register': 'Intento de registro',
  'Reset your password': 'Restablecer tu contraseña',
  'Password changed': 'Contraseña cambiada',
  'Sign-in security changed': 'Cambio en la seguridad de acceso',
  'E-mail address change': 'Cambio de correo electrónico',
  'Webhook disabled': 'Webhook desactivado',
  'Account deletion': 'Eliminación de la cuenta',
  // Videos
  'Rendering timed out.': 'La creación del video tardó demasiado.',
  'The request took too long. Please try again.': 'La solicitud tardó demasiado. Inténtalo de nuevo.',
  'This presenter is not available. Please choose another one.': 'Este presentador no está disponible. Elige otro.',
  'The script has no words to speak.': 'El guion no tiene palabras que decir.',
  'The script is too long to be spoken. Please shorten it.': 'El guion es demasiado largo. Acórtalo.',
  'The voice does not speak the language of this script.': 'La voz no habla el idioma de este guion.',
  'The script has letters that the voice cannot speak. Please replace them.':
    'El guion tiene letras que la voz no puede pronunciar. Reemplázalas.',
  'Speaking this script takes much longer than was reserved for it. Please shorten it, and write codes and abbreviations as words.':
    'Decir este guion lleva mucho más tiempo del reservado. Acórtalo y escribe los códigos y las abreviaturas con palabras.',
  'The voice could not be made. Please try again in a few minutes.':
    'No se pudo crear la voz. Inténtalo de nuevo en unos minutos.',
  'Videos cannot be made right now. Please try again later.': 'Ahora no se pueden crear videos. Inténtalo más tarde.',
  'Making the video took too long and was stopped. Please try again.':
    'Crear el video tardó demasiado y se detuvo. Inténtalo de nuevo.',
  'The video needs more memory than it may use. Please try again with fewer or smaller pictures.':
    'El video necesita más memoria de la permitida. Inténtalo con menos imágenes o con imágenes más pequeñas.',
  'The rendering service cannot speak this script. Please change it and create the video again.':
    'El servicio de video no puede decir este guion. Cámbialo y crea el video otra vez.',
  'The rendering service cannot use the picture of this video. Please choose another one.':
    'El servicio de video no puede usar la imagen de este video. Elige otra.',
  'The rendering service does not make videos with this content. Please change the script.':
    'El servicio de video no crea videos con este contenido. Cambia el guion.',
  'The video could not be rendered. Please try again.': 'No se pudo crear el video. Inténtalo de nuevo.',
  Rendering: 'Creando el video',
  'Preparing pictures': 'Preparando las imágenes',
  'Drawing and encoding': 'Dibujando y codificando',
  Finishing: 'Terminando',
  'It could not be loaded.': 'No se pudo cargar.',
  'It could not be shown.': 'No se pudo mostrar.',
  'It is neither a picture nor a video.': 'No es una imagen ni un video.',
  'It is too large.': 'Es demasiado grande.',
  'The file is broken or of a kind that cannot be shown.': 'El archivo está dañado o no se puede mostrar.',
  // Presenters and Digital Twins
  'Warm and clear, at home with family houses': 'Cálida y clara, ideal para casas familiares',
  'Calm and assured, good with figures': 'Sereno y seguro, bueno con las cifras',
  'Bright and welcoming, full of energy': 'Alegre y acogedora, llena de energía',
  'Deep and steady, for premium listings': 'Grave y firme, para propiedades de lujo',
  'Light and precise, modern city homes': 'Ligera y precisa, para viviendas urbanas modernas',
  'Relaxed and friendly, first-time buyers': 'Relajado y amable, para quienes compran por primera vez',
  'Lively and confident, new developments': 'Animada y segura, para nuevos desarrollos',
  'Experienced and reassuring, mortgages and rates': 'Con experiencia y confianza, para hipotecas y tasas',
  'A presenter of HeyGen': 'Un presentador de HeyGen',
  'Your Digital Twin': 'Tu gemelo digital',
  'Finding your face': 'Buscando tu cara',
  // Scripts, listings and fee sheets
  'The listing says different things. Please choose the right one.':
    'El anuncio dice cosas distintas. Elige la correcta.',
  'The listing only hints at this. Please check it.': 'El anuncio solo lo insinúa. Compruébalo.',
  'The listing gives a range. Please say what holds for this home.':
    'El anuncio da un rango. Di qué vale para esta vivienda.',
  'The listing gives only the lowest figure. Please say what holds for this home.':
    'El anuncio solo da la cifra más baja. Di qué vale para esta vivienda.',
  'The currency is not clear. Please check it.': 'La moneda no está clara. Compruébala.',
  'The listing does not say for which period this is paid. Please check it.':
    'El anuncio no dice por qué período se paga. Compruébalo.',
  'The unit is not clear. Please check the size.': 'La unidad no está clara. Comprueba el tamaño.',
  'The sign of this amount is not clear. Please check it.': 'El signo de este importe no está claro. Compruébalo.',
  'It is not clear which box is ticked. Please check it.': 'No está claro qué casilla está marcada. Compruébalo.',
  'The listing gives this only approximately. Please check it.': 'El anuncio solo lo da aproximadamente. Compruébalo.',
  'The listing adds two counts. Please say what holds.': 'El anuncio suma dos cantidades. Di cuál vale.',
  'The listing describes several units. Please say what holds for this home.':
    'El anuncio describe varias unidades. Di qué vale para esta vivienda.',
  'This is an unusual value. Please check it.': 'Es un valor poco común. Compruébalo.',
  Bedrooms: 'Dormitorios',
  Bathrooms: 'Baños',
  Size: 'Superficie',
  Lot: 'Terreno',
  'Year built': 'Año de construcción',
  'Property type': 'Tipo de propiedad',
  'Offered by': 'Ofrecida por',
  'structured data': 'datos estructurados',
  'page data': 'datos de la página',
  'page tags': 'etiquetas de la página',
  'visible text': 'texto visible',
  'typed text': 'texto escrito',
  'Describe the home, not who should live in it: families with children are protected.':
    'Describe la vivienda, no quién debe vivir en ella: las familias con niños están protegidas.',
  'Religion is protected: leave out whose faith lives or prays nearby.':
    'La religión está protegida: no menciones qué fe vive o reza cerca.',
  'Race, colour and national origin are protected: leave out who the neighbours are.':
    'La raza, el color y el origen nacional están protegidos: no menciones quiénes son los vecinos.',
  'Disability is protected: describe features such as steps or ramps instead of people.':
    'La discapacidad está protegida: describe detalles como escalones o rampas en lugar de personas.',
  'Sex, orientation and gender identity are protected: leave out who may apply.':
    'El sexo, la orientación y la identidad de género están protegidos: no menciones quién puede presentarse.',
  'Age limits are only lawful for qualified housing for older persons.':
    'Los límites de edad solo son legales en viviendas autorizadas para personas mayores.',
  'Source of income is protected in many places: leave out how rent is paid.':
    'La fuente de ingresos está protegida en muchos lugares: no menciones cómo se paga el alquiler.',
  'Judging the people or the safety of an area can steer buyers: name facts and places instead.':
    'Juzgar a la gente o la seguridad de una zona puede dirigir a los compradores: menciona hechos y lugares.',
  'Tidied spaces and punctuation.': 'Se ordenaron los espacios y la puntuación.',
  'Removed words that stood twice in a row.': 'Se quitaron palabras repetidas seguidas.',
  'Removed sentences that were said before.': 'Se quitaron frases que ya se habían dicho.',
  'Said it in fewer words.': 'Se dijo con menos palabras.',
  'Split long sentences, so that they are easier to say and to follow.':
    'Se dividieron las frases largas para que sean más fáciles de decir y de seguir.',
  'Ended with a call to action.': 'Se terminó con una invitación a actuar.',
  'It is not clear who pays this. Please compare it with the sheet, and type a minus for money that you receive.':
    'No está claro quién paga esto. Compáralo con la hoja y escribe un signo menos si es dinero que recibes.',
  'It is not clear which box is ticked. Please compare it with the sheet.':
    'No está claro qué casilla está marcada. Compáralo con la hoja.',
  'Please compare these words with the sheet.': 'Compara estas palabras con la hoja.',
  'Something stands here that could not be read. Please type the figure.':
    'Aquí hay algo que no se pudo leer. Escribe la cifra.',
  'The scan is hard to read here. Please compare it with the sheet.':
    'Aquí el escaneo se lee mal. Compáralo con la hoja.',
  'The sheet shows more than one value for this. Please choose the right one.':
    'La hoja muestra más de un valor para esto. Elige el correcto.',
  'This does not fit the other figures of the sheet. Please compare it with the sheet.':
    'Esto no concuerda con las otras cifras de la hoja. Compáralo con la hoja.',
  'This is an unusual value. Please compare it with the sheet.': 'Es un valor poco común. Compáralo con la hoja.',
  'This is not written as an amount of money. Please compare it with the sheet.':
    'Esto no está escrito como una cantidad de dinero. Compáralo con la hoja.',
  'This was not found. If it stands on the sheet, please type it.':
    'Esto no se encontró. Si está en la hoja, escríbelo.',
  'Loan program': 'Programa del préstamo',
  'Loan type': 'Tipo de préstamo',
  'Loan term': 'Plazo del préstamo',
  'Interest rate': 'Tasa de interés',
  'Principal and interest': 'Capital e intereses',
  'Property taxes': 'Impuestos sobre la propiedad',
  'Homeowner’s insurance': 'Seguro de vivienda',
  'Mortgage insurance': 'Seguro hipotecario',
  'HOA dues': 'Cuotas de la asociación',
  'Total monthly payment': 'Pago mensual total',
  'Origination fee': 'Cargo de originación',
  'Discount points': 'Puntos de descuento',
  'Underwriting fee': 'Cargo de evaluación',
  'Processing fee': 'Cargo de tramitación',
  'Application fee': 'Cargo de solicitud',
  Appraisal: 'Tasación',
  'Credit report': 'Informe de crédito',
  'Flood certification': 'Certificación de inundación',
  // Sharing
  // Buying and credits
  'The bank did not accept the payment.': 'El banco no aceptó el pago.',
  'An error occurred while processing your card. Try again in a little bit.':
    'Ocurrió un error al procesar tu tarjeta. Inténtalo de nuevo en un momento.',
  'For a first campaign': 'Para una primera campaña',
  'For several listings a month': 'Para varios anuncios al mes',
  'For an office with many listings': 'Para una oficina con muchos anuncios',
  'For teams at the lowest price per credit': 'Para equipos, al menor precio por crédito',
  'Monthly Plan': 'Plan mensual',
  'The base of your subscription': 'La base de tu suscripción',
  'Script writing, captions, screen share and translation included':
    'Incluye redacción de guiones, subtítulos, pantalla compartida y traducción',
  'Plan credits are for their period and do not roll over':
    'Los créditos del plan valen para su periodo y no se acumulan',
  'Cancel at any time: it ends with the period, bundles stay usable':
    'Cancela cuando quieras: termina con el periodo y los paquetes se siguen pudiendo usar',
  'Base plan (3 credits)': 'Plan base (3 créditos)',
  '2 more monthly credits': '2 créditos mensuales más',
  '{minutes} minutes of video': '{minutes} minutos de video',
  '{minutes} minutes of video every {days} days': '{minutes} minutos de video cada {days} días',
  '{credits} credits every {days} days: {minutes} minutes of video':
    '{credits} créditos cada {days} días: {minutes} minutos de video',
  'Email Blast': 'Envío de correos',
  past_due: 'pago atrasado',
  paused: 'en pausa',
  Discount: 'Descuento',
  Tax: 'Impuestos',
  Other: 'Otros',
  canceled: 'cancelada',
  unpaid: 'sin pagar',
  incomplete: 'incompleta',
  Refunded: 'Reembolsado',
  Disputed: 'Disputado',
  // Access tokens and webhooks
  // Security alerts
  // Administration
  'Credits come in steps of one half.': 'Los créditos van de medio en medio.',
  Yes: 'Sí',
  No: 'No',
  'Set credits': 'Fijó créditos',
  'Returned held credits': 'Devolvió créditos reservados',
  'Charged held credits': 'Cobró créditos reservados',
  'Granted the administrator role': 'Otorgó el rol de administrador',
  'Revoked the administrator role': 'Retiró el rol de administrador',
  'Granted the finance role': 'Otorgó el rol de finanzas',
  'Revoked the finance role': 'Retiró el rol de finanzas',
  'Suspended an account': 'Suspendió una cuenta',
  'Reactivated an account': 'Reactivó una cuenta',
  'Took over an exception of finance': 'Se encargó de una excepción de finanzas',
  'Noted something on an exception of finance': 'Anotó algo en una excepción de finanzas',
  'Repaired an exception of finance': 'Reparó una excepción de finanzas',
  'Proposed to end an exception of finance': 'Propuso cerrar una excepción de finanzas',
  'Ended an exception of finance': 'Cerró una excepción de finanzas',
  'Closed a month of the books': 'Cerró un mes de los libros',
  'Reopened a month of the books': 'Reabrió un mes de los libros',
  'Deleted a video': 'Eliminó un video',
  'Added a library video': 'Agregó un video a la biblioteca',
  'Changed a library video': 'Cambió un video de la biblioteca',
  'Removed a library video': 'Quitó un video de la biblioteca',
  'Had the film of a library video checked again': 'Hizo revisar otra vez la película de un video de la biblioteca',
  'Changed the order of the library': 'Cambió el orden de la biblioteca',
  'Started the onboarding test': 'Inició la prueba de bienvenida',
  'Marked a mail as undeliverable': 'Marcó un correo como no entregable',
  'Blocked an address': 'Bloqueó una dirección',
  'Unblocked an address': 'Desbloqueó una dirección',
  'Changed the rate limits': 'Cambió los límites de solicitudes',
  'Changed the session timeout': 'Cambió la duración de las sesiones',
  'Forced a logout': 'Forzó un cierre de sesión',
  'Had a failed step tried again': 'Hizo reintentar un paso fallido',
  'Had all failed steps of a process tried again': 'Hizo reintentar todos los pasos fallidos de un proceso',
  'Dismissed a failed step': 'Descartó un paso fallido',
  'Administrator role': 'Rol de administrador',
  'Finance role': 'Rol de finanzas',
  'Available credits': 'Créditos disponibles',
  'Video address': 'Dirección del video',
  'Thumbnail address': 'Dirección de la miniatura',
  'Duration (s)': 'Duración (s)',
  Order: 'Orden',
  'General API limit': 'Límite general de la API',
  'Authentication limit': 'Límite de autenticación',
  'Session timeout (minutes)': 'Duración de la sesión (minutos)',
  pending: 'pendiente',
  processing: 'en proceso',
  ready: 'listo',
  failed: 'fallido',
  // Audit
  'Event {number} was changed after it was written.': 'El evento {number} se modificó después de escribirse.',
  'Event {number} is missing.': 'Falta el evento {number}.',
  'Event {number} is missing, although the read model recorded its hash.':
    'Falta el evento {number}, aunque el modelo de lectura registró su hash.',
  'Event {number} differs from the hash that the read model recorded: the history was rewritten together with its hashes.':
    'El evento {number} difiere del hash que registró el modelo de lectura: el historial se reescribió junto con sus hashes.',
  'Event {revision} cannot be read: {problem}': 'No se puede leer el evento {revision}: {problem}',
  'The replay ends early. {obstacle}': 'La reproducción termina antes de tiempo. {obstacle}',
  'The read model has no account for this user.': 'El modelo de lectura no tiene ninguna cuenta de este usuario.',
  'The read model includes event {revision}, but the log ends at {end}.':
    'El modelo de lectura incluye el evento {revision}, pero el registro termina en el {end}.',
  'The read model is behind: it includes events up to {revision}, and the log ends at {end}.':
    'El modelo de lectura está atrasado: incluye los eventos hasta el {revision}, y el registro termina en el {end}.',
  '{figure}: replay {replay}, read model {stored}': '{figure}: reproducción {replay}, modelo de lectura {stored}',
  'grant {lotId}': 'otorgamiento {lotId}',
  'expiry of grant {lotId}': 'vencimiento del otorgamiento {lotId}',
  debt: 'deuda',
  issued: 'emitidos',
  expired: 'vencidos',
  'clawed back': 'retirados',
  'adjusted down': 'ajustados a la baja',
  'written off': 'dados de baja',
  // Finance
  'The provider has the money, the log does not know of it': 'El proveedor tiene el dinero, el registro no lo conoce',
  'Recorded or granted here, without money at the provider': 'Registrado u otorgado aquí, sin dinero en el proveedor',
  'Paid, and nothing was granted': 'Pagado, y no se otorgó nada',
  'The amounts of provider and log differ': 'Los importes del proveedor y del registro no coinciden',
  'Paid in another currency than asked for': 'Pagado en otra moneda que la pedida',
  'The provider names another user': 'El proveedor nombra a otro usuario',
  'Granted more than once': 'Otorgado más de una vez',
  'Granted another amount than paid for': 'Se otorgó otra cantidad que la pagada',
  'Money was taken back of a payment that nobody paid': 'Se retiró dinero de un pago que nadie hizo',
  'An entry of the provider that the books cannot explain': 'Un asiento del proveedor que los libros no explican',
  'Refunded credits were already used: a debt': 'Los créditos reembolsados ya se habían usado: una deuda',
  'Settled at the provider, and no rule says what it grants':
    'Liquidado en el proveedor, y ninguna regla dice qué otorga',
  'Nothing was granted: this product did not start the subscription.':
    'No se otorgó nada: este producto no inició la suscripción.',
  'Nothing was granted: the invoice is in another currency than ours.':
    'No se otorgó nada: la factura está en otra moneda que la nuestra.',
  'Nothing was granted: the invoice has more than one line of the plan.':
    'No se otorgó nada: la factura tiene más de una línea del plan.',
  'Nothing was granted: the invoice charges something that is not in the catalog, and no plan.':
    'No se otorgó nada: la factura cobra algo que no está en el catálogo, y ningún plan.',
  'Nothing was granted: the period, or a part of it, was granted already.':
    'No se otorgó nada: el periodo, o una parte de él, ya se había otorgado.',
  'The period was granted, but the invoice also charges something that is not in the catalog.':
    'El periodo se otorgó, pero la factura también cobra algo que no está en el catálogo.',
  'Nothing was decided: the object cannot be read.': 'No se decidió nada: el objeto no se puede leer.',
  'The provider has an object that cannot be read': 'El proveedor tiene un objeto que no se puede leer',
  'Proposed a repair': 'Propuso una reparación',
  'Invoice settled': 'Factura liquidada',
  'Credit note': 'Nota de crédito',
  'Period granted by hand': 'Periodo otorgado a mano',
  'The video came after its timeout and was free': 'El video llegó después de su plazo y fue gratis',
  'The length of a video and its charge differ': 'La duración de un video y su cobro no coinciden',
  'A payout is not the sum of its entries': 'Una transferencia no es la suma de sus asientos',
  'The user sees another balance than the log holds': 'El usuario ve otro saldo que el del registro',
  'A page of the provider’s records cannot be right': 'Una página de los registros del proveedor no puede ser correcta',
  'Provider and payments': 'Proveedor y pagos',
  'Payments and grants': 'Pagos y créditos otorgados',
  'Log and accounts': 'Registro y cuentas',
  'Videos and charges': 'Videos y cobros',
  Payouts: 'Transferencias',
  'An exception of severity 1 is open for more than an hour ({age}): money without credits, or credits without money.':
    'Una excepción de gravedad 1 lleva abierta más de una hora ({age}): dinero sin créditos o créditos sin dinero.',
  '{amount} is at the provider for more than four days. A payout is late, or one was not read.':
    '{amount} lleva más de cuatro días en el proveedor. Una transferencia se retrasa o no se leyó.',
  Found: 'Encontrada',
  Assigned: 'Asignada',
  Noted: 'Anotada',
  'Repair tried': 'Se intentó reparar',
  'Proposed to end it': 'Se propuso cerrarla',
  'Ended by hand': 'Cerrada a mano',
  'Matches again': 'Vuelve a coincidir',
  'Refund or dispute': 'Reembolso o disputa',
  'Digital Twin made': 'Gemelo digital creado',
  'Credits expired': 'Créditos vencidos',
  'Hold released': 'Reserva liberada',
  'Credits taken back': 'Créditos retirados',
  'Digital Twin taken back': 'Gemelo digital retirado',
  'Credits given back': 'Créditos devueltos',
  'Credits set by an administrator': 'Créditos fijados por un administrador',
  'Debt paid by a grant': 'Deuda pagada con créditos otorgados',
  'Payout of the provider': 'Transferencia del proveedor',
  'Fee of the provider': 'Comisión del proveedor',
  '{bundle} ({number} credits)': '{bundle} ({number} créditos)',
  '{number} credits': '{number} créditos',
  '{number} credit': '{number} crédito',
} as const;
