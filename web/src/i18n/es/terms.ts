export default {
  'Effective June 24, 2025. Last updated June 24, 2025.':
    'Vigentes desde el 24 de junio de 2025. Última actualización: 24 de junio de 2025.',
  'See also the <0>Cookie Policy</0>.': 'Consulta también la <0>Política de cookies</0>.',
  'Questions about these terms? Write to <0>{supportEmail}</0>.':
    '¿Preguntas sobre estos términos? Escribe a <0>{supportEmail}</0>.',
  Acceptance: 'Aceptación',
  'By creating an account or using the service you accept these terms. If you don’t accept them, don’t use it.':
    'Al crear una cuenta o usar el servicio aceptas estos términos. Si no los aceptas, no lo uses.',
  'The service': 'El servicio',
  'The service makes videos with AI presenters from scripts, listings, fee sheets and pictures that you provide or link. What an AI makes can be wrong: check a video before you publish it.':
    'El servicio crea videos con presentadores de IA a partir de guiones, anuncios, hojas de costos e imágenes que tú aportas o enlazas. Lo que hace una IA puede tener errores: revisa cada video antes de publicarlo.',
  'You must be 18 or older. Keep your password to yourself; what is done with your account is done in your name.':
    'Debes tener 18 años o más. Guarda tu contraseña en secreto; lo que se hace con tu cuenta se hace en tu nombre.',
  'Access to the administration needs an account with an email address on our own domain and a role that an administrator has granted.':
    'El acceso a la administración exige una cuenta con un correo de nuestro propio dominio y un rol que haya otorgado un administrador.',
  'Content and conduct': 'Contenido y conducta',
  'You are responsible for your scripts, pictures and recordings. Don’t upload what you have no right to use, don’t make a Digital Twin of anybody without their consent, and follow the fair-housing and advertising laws that apply to you.':
    'Eres responsable de tus guiones, imágenes y grabaciones. No subas nada que no tengas derecho a usar, no hagas un gemelo digital de nadie sin su consentimiento y cumple las leyes de vivienda justa y de publicidad que te correspondan.',
  License: 'Licencia',
  'Your content stays yours. You allow us to store and process it as far as the service needs it. You may use the finished videos for your business, also after your subscription has ended.':
    'Tu contenido sigue siendo tuyo. Nos permites guardarlo y procesarlo en la medida en que el servicio lo necesita. Puedes usar los videos terminados para tu negocio, también después de que termine tu suscripción.',
  'Intellectual property': 'Propiedad intelectual',
  'The software, the stock presenters and the library of MLS Unlocked belong to us or to our licensors.':
    'El software, los presentadores de catálogo y la biblioteca MLS Unlocked nos pertenecen a nosotros o a nuestros licenciantes.',
  'Payments and credits': 'Pagos y créditos',
  'The subscription is $99 per month with 5 credits and renews every 30 days until you cancel it. Credits of the plan do not roll over. 1 credit pays for 1 minute of video, charged in steps of half a credit.':
    'La suscripción cuesta $99 al mes con 5 créditos y se renueva cada 30 días hasta que la canceles. Los créditos del plan no se acumulan. 1 crédito paga 1 minuto de video y se cobra de medio en medio crédito.',
  'New users get a 30-day trial. Non-subscribers and trial users get 3 credits per month. Today: a trial with 3 credits for 30 days, once per person.':
    'Los usuarios nuevos tienen una prueba de 30 días. Los usuarios sin suscripción y en prueba reciben 3 créditos al mes. Hoy: una prueba con 3 créditos durante 30 días, una vez por persona.',
  'Purchased bundles are valid for 3 months: for at least 3 months. Until when each of yours can be used is fixed when you buy it, and your statement shows it.':
    'Los paquetes comprados valen 3 meses: al menos 3 meses. Hasta cuándo se puede usar cada uno se fija al comprarlo, y tu estado de cuenta lo muestra.',
  Disclaimers: 'Exclusión de garantías',
  'The service is provided as it is. We don’t promise that a video sells a property or that the service is always available.':
    'El servicio se ofrece tal como es. No prometemos que un video venda una propiedad ni que el servicio esté siempre disponible.',
  Liability: 'Responsabilidad',
  'As far as the law allows, our liability is limited to what you paid in the twelve months before the event.':
    'En la medida en que la ley lo permite, nuestra responsabilidad se limita a lo que pagaste en los doce meses anteriores al hecho.',
  Indemnification: 'Indemnización',
  'You answer for claims of others that arise from your content or from a breach of these terms.':
    'Respondes por las reclamaciones de terceros que surjan de tu contenido o del incumplimiento de estos términos.',
  Termination: 'Terminación',
  'You can delete your account in the account settings; that permanently removes your data. You can also suspend it there, and reactivate it later.':
    'Puedes eliminar tu cuenta en la configuración de la cuenta; eso borra tus datos de forma permanente. Allí también puedes suspenderla y reactivarla más tarde.',
  'We may suspend accounts that break these terms.': 'Podemos suspender las cuentas que incumplan estos términos.',
  Changes: 'Cambios',
  'We give 30 days’ notice of material changes to these terms.':
    'Avisamos con 30 días de anticipación de los cambios importantes de estos términos.',
  'Governing law': 'Ley aplicable',
  'The law of the State of Texas governs these terms.': 'Estos términos se rigen por las leyes del estado de Texas.',
  'A Digital Twin is $350, paid once; a second and later one is 10% less.':
    'Un gemelo digital cuesta $350, que se pagan una vez; el segundo y los siguientes cuestan un 10% menos.',
  'When a generation fails, its credits are refunded automatically. When a payment is refunded or disputed, the credits that it bought are withdrawn.':
    'Cuando falla la creación de un video, sus créditos se devuelven automáticamente. Cuando un pago se reembolsa o se disputa, se retiran los créditos que compró.',
} as const;
