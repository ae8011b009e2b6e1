/**
 * Sentences and names that the server sends in English. Texts of its own that it fills in stand as `{…}`. What is not
 * here, such as the message of a bank, is shown as it came.
 */
export default {
  // Anything
  'Authentication required': 'Debes iniciar sesión',
  'You have done this too often. Please try again later.': 'Hiciste esto demasiadas veces. Inténtalo más tarde.',
  'Send the body without Content-Encoding.': 'Envía el cuerpo sin Content-Encoding.',
  'The call does not take this method.': 'La llamada no acepta este método.',
  'Too many requests. Please try again later.': 'Demasiadas solicitudes. Inténtalo más tarde.',
  'Someone else is changing this at the moment. Please try again.':
    'Otra persona está cambiando esto en este momento. Inténtalo de nuevo.',
  'The service is busy. Please try again in a moment.': 'El servicio está ocupado. Inténtalo de nuevo en un momento.',
  'The request is too large.': 'La solicitud es demasiado grande.',
  'The request could not be read.': 'No se pudo leer la solicitud.',
  'Requests from your address are blocked.': 'Las solicitudes desde tu dirección están bloqueadas.',
  'File not found': 'No se encontró el archivo',
  '{field} is missing or not valid.': '{field} falta o no es válido.',
  '{field} may have at most {most} characters.': '{field} puede tener como máximo {most} caracteres.',
  // Account and sign-in
  'Please confirm that it is you.': 'Confirma que eres tú.',
  'That is not right. Please try again.': 'No es correcto. Inténtalo de nuevo.',
  'Please sign in again.': 'Inicia sesión de nuevo.',
  'Please sign in again at your identity provider.': 'Inicia sesión de nuevo en tu proveedor de identidad.',
  'Your account is paused. Resume it in your profile to create or share.':
    'Tu cuenta está en pausa. Reanúdala en tu perfil para crear o compartir.',
  'Your account is suspended. Please contact support.': 'Tu cuenta está suspendida. Escribe al equipo de soporte.',
  'Your account was suspended by an administrator. Please contact support.':
    'Un administrador suspendió tu cuenta. Escribe al equipo de soporte.',
  'Your account is about to be deleted. Cancel the deletion in your profile to create or share.':
    'Tu cuenta está por eliminarse. Cancela la eliminación en tu perfil para crear o compartir.',
  'This account was deleted.': 'Esta cuenta se eliminó.',
  // Failed steps
  'This failure does not exist.': 'Este fallo no existe.',
  'This failure is closed already.': 'Este fallo ya está cerrado.',
  'This process has no open failures.': 'Este proceso no tiene fallos abiertos.',
  'There is no process or job of this name.': 'No hay ningún proceso ni tarea con este nombre.',
  'This account is locked while its history is checked. Please contact support.':
    'Esta cuenta está bloqueada mientras se revisa su historial. Escribe al equipo de soporte.',
  'You are an administrator. Another administrator has to revoke your role before your account can be deleted.':
    'Eres administrador. Otro administrador tiene que quitarte el rol antes de que se pueda eliminar tu cuenta.',
  'You have downloaded your data several times today. Please try again later.':
    'Hoy descargaste tus datos varias veces. Inténtalo más tarde.',
  'This download address has expired. Please start the download again.':
    'La dirección de esta descarga venció. Empieza la descarga de nuevo.',
  'This session has already ended.': 'Esta sesión ya terminó.',
  'Your sign-in provider manages this. Change it there.': 'Tu proveedor de acceso administra esto. Cámbialo allí.',
  'Your identity provider manages how you sign in. Change it there.':
    'Tu proveedor de identidad administra cómo inicias sesión. Cámbialo allí.',
  'Failed to change password. Check your current password.':
    'No se pudo cambiar la contraseña. Revisa tu contraseña actual.',
  'Password must be at least {least} characters long.': 'La contraseña debe tener al menos {least} caracteres.',
  'Password must be at most {most} characters long.': 'La contraseña debe tener como máximo {most} caracteres.',
  'This password is on every list of common passwords. Choose another one.':
    'Esta contraseña está en todas las listas de contraseñas comunes. Elige otra.',
  'Your password must not be your e-mail address.': 'Tu contraseña no puede ser tu correo electrónico.',
  'This e-mail address is already in use.': 'Este correo electrónico ya está en uso.',
  'Enter an e-mail address like name@example.com.': 'Escribe un correo electrónico como nombre@ejemplo.com.',
  'This link is invalid or has expired.': 'Este enlace no es válido o venció.',
  'This password reset link is invalid or has expired.':
    'Este enlace para restablecer la contraseña no es válido o venció.',
  'This link is not valid, has expired, or was used already.': 'Este enlace no es válido, venció o ya se usó.',
  'That code is not right. Wait for the next code of your app and try again.':
    'El código no es correcto. Espera el siguiente código de tu aplicación e inténtalo de nuevo.',
  'A code has 6 digits.': 'Un código tiene 6 dígitos.',
  'The second factor is off.': 'El segundo factor está desactivado.',
  'Browsers allow passkeys only on https sites and on localhost.':
    'Los navegadores solo permiten llaves de acceso en un nombre con https o en localhost.',
  'You can have at most {most} passkeys.': 'Puedes tener como máximo {most} llaves de acceso.',
  'This passkey could not be verified. Please try again.':
    'No se pudo verificar esta llave de acceso. Inténtalo de nuevo.',
  'There is no such passkey.': 'Esa llave de acceso no existe.',
  'The name must have 1 to 60 characters.': 'El nombre debe tener de 1 a 60 caracteres.',
  'Too many attempts. Please try again later.': 'Demasiados intentos. Inténtalo más tarde.',
  'Too many people are signing in right now. Please try again in a moment.':
    'Demasiadas personas están iniciando sesión ahora. Inténtalo de nuevo en un momento.',
  'This username is already taken.': 'Ese nombre de usuario ya está en uso.',
  'A username has {shortest} to {longest} letters (a to z), digits, and single dots, hyphens or underscores between them.':
    'Un nombre de usuario tiene de {shortest} a {longest} letras (a-z), dígitos y puntos, guiones o guiones bajos sueltos entre ellos.',
  'Enter a phone number with its country code, for example +1 512 555 0142.':
    'Escribe un teléfono con su código de país, por ejemplo +1 512 555 0142.',
  'The display name may have at most {most} characters.':
    'El nombre visible puede tener como máximo {most} caracteres.',
  'The display name may have letters, spaces and punctuation only.':
    'El nombre visible solo puede tener letras, espacios y signos de puntuación.',
  'This image has too many pixels. Please upload one of at most 40 megapixels.':
    'Esta imagen tiene demasiados píxeles. Sube una de 40 megapíxeles como máximo.',
  'Too many pictures are being uploaded. Please try again in a moment.':
    'Se están subiendo demasiadas imágenes. Inténtalo de nuevo en un momento.',
  'Type {word} to confirm.': 'Escribe {word} para confirmar.',
  'Enter the 6-digit code from your authenticator app.':
    'Escribe el código de 6 dígitos de tu aplicación de autenticación.',
  // E-mails
  'Billing and security e-mails cannot be switched off.':
    'Los correos de facturación y seguridad no se pueden desactivar.',
  'Please confirm your e-mail address first.': 'Primero confirma tu correo electrónico.',
  'This link is not valid. Sign in to choose your e-mails.':
    'Este enlace no es válido. Inicia sesión para elegir tus correos.',
  'Please enter a valid email address': 'Escribe un correo electrónico válido',
  'No e-mail can be sent to your address.': 'No se puede enviar ningún correo a tu dirección.',
  'Test e-mails go to your own address only.': 'Los correos de prueba solo van a tu propia dirección.',
  'You can send 5 test e-mails in an hour. Please try again later.':
    'Puedes enviar 5 correos de prueba por hora. Inténtalo más tarde.',
  'Mail not found': 'No se encontró el correo',
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
  'Video not found': 'No se encontró el video',
  'This video is not ready yet.': 'Este video todavía no está listo.',
  'These videos are not ready yet.': 'Estos videos todavía no están listos.',
  'Please select a video.': 'Selecciona un video.',
  'Please enter a title.': 'Escribe un título.',
  'Only a failed video can be tried again.': 'Solo se puede volver a intentar un video fallido.',
  'This video has failed too often. Please create a new one.': 'Este video falló demasiadas veces. Crea uno nuevo.',
  'This video was settled while it was being requested. Please try again.':
    'Este video se liquidó mientras se solicitaba. Inténtalo de nuevo.',
  'You need {missing} more credits to generate this video.':
    'Necesitas {missing} créditos más para generar este video.',
  'The script may have at most {most} characters.': 'El guion puede tener como máximo {most} caracteres.',
  'Please replace {placeholder} in the script first.': 'Primero reemplaza {placeholder} en el guion.',
  'A caption may have at most {most} characters.': 'Una leyenda puede tener como máximo {most} caracteres.',
  'At most {most} videos can be exported at once.': 'Se pueden exportar como máximo {most} videos a la vez.',
  'At most {most} videos can be deleted at once.': 'Se pueden eliminar como máximo {most} videos a la vez.',
  'At most {most} videos can be restored at once.': 'Se pueden restaurar como máximo {most} videos a la vez.',
  'Failed to export video. Please try again.': 'No se pudo exportar el video. Inténtalo de nuevo.',
  'You have downloaded many exports. Please try again later.': 'Descargaste muchas exportaciones. Inténtalo más tarde.',
  'Rendering timed out.': 'La creación del video tardó demasiado.',
  'The request took too long. Please try again.': 'La solicitud tardó demasiado. Inténtalo de nuevo.',
  'This presenter is not available. Please choose another one.': 'Este presentador no está disponible. Elige otro.',
  'This presenter is not available.': 'Este presentador no está disponible.',
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
  'This picture was removed.': 'Esta imagen se quitó.',
  'This draft was changed on another device.': 'Este borrador se cambió en otro dispositivo.',
  // Presenters and Digital Twins
  'Avatar not found': 'No se encontró el avatar',
  'Presenter not found': 'No se encontró el presentador',
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
  'You need a Digital Twin credit for this.': 'Para esto necesitas un crédito de gemelo digital.',
  'Only a Digital Twin that is ready can be deleted.': 'Solo se puede eliminar un gemelo digital que esté listo.',
  'The name may have at most {most} characters.': 'El nombre puede tener como máximo {most} caracteres.',
  'The video must be between 15 seconds and 5 minutes long.': 'El video debe durar entre 15 segundos y 5 minutos.',
  'The consent recording must be 5 to 60 seconds long.':
    'La grabación del consentimiento debe durar de 5 a 60 segundos.',
  'This upload is over. Please start again.': 'Esta subida terminó. Empieza de nuevo.',
  'The upload goes on from another place.': 'La subida continúa desde otro lugar.',
  'The upload is not complete yet.': 'La subida todavía no está completa.',
  'Digital Twins cannot be made right now. Please try again later.':
    'Ahora no se pueden crear gemelos digitales. Inténtalo más tarde.',
  'Making your Digital Twin took too long and was stopped. Please try again.':
    'Crear tu gemelo digital tardó demasiado y se detuvo. Inténtalo de nuevo.',
  'The consent recording could not be confirmed. Please read the statement aloud and record it again.':
    'No se pudo confirmar la grabación del consentimiento. Lee la declaración en voz alta y grábala otra vez.',
  'The picture is too dark, too blurred or too small to make a Digital Twin. Please record it again.':
    'La imagen es demasiado oscura, borrosa o pequeña para crear un gemelo digital. Grábala otra vez.',
  'The video could not be read. Please record or upload another one.': 'No se pudo leer el video. Graba o sube otro.',
  'The video has no sound. Please record it with your microphone on.':
    'El video no tiene sonido. Grábalo con el micrófono encendido.',
  'The video was not accepted for a Digital Twin. Please record another one.':
    'El video no se aceptó para un gemelo digital. Graba otro.',
  'We could not see you speak in the video. Please face the camera while you read the text aloud.':
    'En el video no te vimos hablar. Mira a la cámara mientras lees el texto en voz alta.',
  'We saw more than one face in the video. Please be alone in the picture.':
    'En el video vimos más de una cara. Debes aparecer solo tú.',
  'Your Digital Twin could not be made. Please try again.': 'No se pudo crear tu gemelo digital. Inténtalo de nuevo.',
  '{reason} Your Digital Twin credit was given back.': '{reason} Se devolvió tu crédito de gemelo digital.',
  'The consent was taken back: this Digital Twin is disabled.':
    'El consentimiento se retiró: este gemelo digital está desactivado.',
  // Scripts, listings and fee sheets
  'Please enter a property URL first.': 'Primero escribe la dirección de una propiedad.',
  'Please enter the address of a listing page, or paste the text of the listing.':
    'Escribe la dirección de la página de un anuncio, o pega el texto del anuncio.',
  'Please enter a web address that starts with http:// or https:// and has no user name in it.':
    'Escribe una dirección web que empiece con http:// o https:// y no tenga nombre de usuario.',
  'Please paste at most {most} characters of the listing.': 'Pega como máximo {most} caracteres del anuncio.',
  'Please keep the script within {most} characters.': 'El guion puede tener como máximo {most} caracteres.',
  'This listing is too complicated to be read. Please paste the text of the listing instead.':
    'Este anuncio es demasiado complicado para leerlo. Pega el texto del anuncio.',
  "We couldn't read this address. Check that it opens in your browser without signing in.":
    'No pudimos leer esta dirección. Comprueba que se abra en tu navegador sin iniciar sesión.',
  '{sentence} You can paste the text of the listing instead.': '{sentence} También puedes pegar el texto del anuncio.',
  'This site does not let programs read it.': 'Este sitio no permite que lo lean programas.',
  'This listing is gone: its site no longer has the page.':
    'Este anuncio ya no existe: su sitio ya no tiene la página.',
  'This site is not answering right now. Please try again in a few minutes.':
    'Este sitio no responde ahora. Inténtalo de nuevo en unos minutos.',
  'We found no property on this page. Please paste the text of the listing instead.':
    'No encontramos ninguna propiedad en esta página. Pega el texto del anuncio.',
  'We found no property in this data. Please paste the text of the listing instead.':
    'No encontramos ninguna propiedad en estos datos. Pega el texto del anuncio.',
  'This page shows several homes. Please open the page of the one you mean, and use its address.':
    'Esta página muestra varias viviendas. Abre la página de la que te interesa y usa su dirección.',
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
  'We found no property in this text. Please give its address, price, bedrooms or size, or the address of a listing page.':
    'No encontramos ninguna propiedad en este texto. Da su dirección, precio, dormitorios o tamaño, o la dirección de la página de un anuncio.',
  'Too many addresses are being read right now. Please try again in a minute.':
    'Ahora se están leyendo demasiadas direcciones. Inténtalo de nuevo en un minuto.',
  'You have used all script requests of today. Please try again tomorrow.':
    'Usaste todas las solicitudes de guiones de hoy. Inténtalo mañana.',
  'You have used up today’s budget for the language model. Please try again tomorrow, or write the script yourself.':
    'Usaste el presupuesto de hoy para el modelo de lenguaje. Inténtalo mañana o escribe tú el guion.',
  'The script service is not answering right now. Please try again in a minute.':
    'El servicio de guiones no responde ahora. Inténtalo de nuevo en un minuto.',
  'The script service gave no usable answer. Please try again, or change the text a little.':
    'El servicio de guiones no dio una respuesta útil. Inténtalo de nuevo o cambia un poco el texto.',
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
  'Fee sheet not found': 'No se encontró la hoja de costos',
  'Please upload a fee sheet file first.': 'Primero sube un archivo con la hoja de costos.',
  'Please upload a PDF, image (JPG/PNG), or text file.': 'Sube un archivo PDF, de imagen (JPG/PNG) o de texto.',
  'Please upload a file smaller than 10MB.': 'Sube un archivo de menos de 10 MB.',
  'You have uploaded many fee sheets today. Please try again tomorrow.':
    'Hoy subiste muchas hojas de costos. Inténtalo mañana.',
  'Too many fee sheets are being read. Please try again in a moment.':
    'Se están leyendo demasiadas hojas de costos. Inténtalo de nuevo en un momento.',
  'This PDF is protected by a password. Please upload one that opens without it.':
    'Este PDF está protegido con contraseña. Sube uno que se abra sin ella.',
  'This fee sheet is not in English. Only fee sheets in English can be read.':
    'Esta hoja de costos no está en inglés. Solo se pueden leer hojas en inglés.',
  'This file has more than 10 pages. Please upload only the pages of the fee sheet.':
    'Este archivo tiene más de 10 páginas. Sube solo las páginas de la hoja de costos.',
  'This file has more than 4 scanned pages. Please upload only the pages of the fee sheet.':
    'Este archivo tiene más de 4 páginas escaneadas. Sube solo las páginas de la hoja de costos.',
  'Reading this file takes too long. Please upload only the pages of the fee sheet.':
    'Leer este archivo tarda demasiado. Sube solo las páginas de la hoja de costos.',
  'There is no text to read in this file. Please upload a sharp, complete picture or the PDF of the fee sheet.':
    'En este archivo no hay texto que leer. Sube una imagen nítida y completa o el PDF de la hoja de costos.',
  'None of the figures of a fee sheet were found in this file. Please check that it is the right one.':
    'En este archivo no se encontró ninguna cifra de una hoja de costos. Comprueba que sea el correcto.',
  'A figure is not on the fee sheet.': 'Una cifra no está en la hoja de costos.',
  'Please confirm at least one figure of the fee sheet.': 'Confirma al menos una cifra de la hoja de costos.',
  'Please provide at least lender name and phone number.': 'Da al menos el nombre y el teléfono del prestamista.',
  'Please check the name of the lender.': 'Revisa el nombre del prestamista.',
  'Please check the phone number of the lender.': 'Revisa el teléfono del prestamista.',
  'Please check the e-mail address of the lender.': 'Revisa el correo electrónico del prestamista.',
  'Please check the NMLS number. It has at most 20 letters and digits.':
    'Revisa el número NMLS. Tiene como máximo 20 letras y dígitos.',
  'Please check the website of the lender. It starts with https:// or is a name like lender.example.':
    'Revisa el sitio web del prestamista. Empieza con https:// o es un nombre como lender.example.',
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
  'This video has no share link.': 'Este video no tiene enlace para compartir.',
  'The link was revoked a moment ago. Please try again.': 'El enlace se revocó hace un momento. Inténtalo de nuevo.',
  'Please choose a date and time.': 'Elige una fecha y una hora.',
  'Please choose a time in the future.': 'Elige un momento en el futuro.',
  'The password must have at least 4 characters.': 'La contraseña debe tener al menos 4 caracteres.',
  'The password may have at most 200 characters.': 'La contraseña puede tener como máximo 200 caracteres.',
  // Buying and credits
  'Choose a plan, a credit bundle or a Digital Twin.': 'Elige un plan, un paquete de créditos o un gemelo digital.',
  'This bundle does not exist.': 'Este paquete no existe.',
  'This plan does not exist.': 'Este plan no existe.',
  'This plan is no longer sold. Please choose from the plan and the bundles of today.':
    'Este plan ya no se vende. Elige entre el plan y los paquetes de hoy.',
  'You already have an active subscription.': 'Ya tienes una suscripción activa.',
  'There is no active subscription to cancel.': 'No hay una suscripción activa que cancelar.',
  'There is no scheduled cancellation to undo on an active subscription.':
    'No hay una cancelación programada que deshacer en una suscripción activa.',
  'Another checkout of this subscription is open.': 'Hay otro pago abierto de esta suscripción.',
  'This checkout is closed. Please start a new one.': 'Este pago se cerró. Empieza uno nuevo.',
  'The payment provider cannot be reached right now. Please try again in a moment.':
    'Ahora no se puede contactar al proveedor de pagos. Inténtalo de nuevo en un momento.',
  'This payment was not found.': 'No se encontró este pago.',
  'This payment is not completed.': 'Este pago no se completó.',
  'This payment was started for something else.': 'Este pago se empezó para otra cosa.',
  'This invoice was not found.': 'No se encontró esta factura.',
  'The bank did not accept the payment.': 'El banco no aceptó el pago.',
  'An error occurred while processing your card. Try again in a little bit.':
    'Ocurrió un error al procesar tu tarjeta. Inténtalo de nuevo en un momento.',
  'For a first campaign': 'Para una primera campaña',
  'For several listings a month': 'Para varios anuncios al mes',
  'For an office with many listings': 'Para una oficina con muchos anuncios',
  'For teams at the lowest price per credit': 'Para equipos, al menor precio por crédito',
  'Monthly Plan': 'Plan mensual',
  month: 'mes',
  '{first} + {others}': '{first} + {others}',
  'Unused time on {name} after {day}': 'Tiempo sin usar de {name} desde el {day}',
  'Remaining time on {name} after {day}': 'Tiempo restante de {name} desde el {day}',
  '{number} × {name}': '{number} × {name}',
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
  '30-day trial': 'Prueba de 30 días',
  'Free monthly credits': 'Créditos mensuales gratis',
  'Expired credits': 'Créditos vencidos',
  'Payment refunded or disputed': 'Pago reembolsado o disputado',
  'Dispute won': 'Disputa ganada',
  'Balance set from {before} to {after}': 'Saldo cambiado de {before} a {after}',
  '{amount} went to the debt': '{amount} se destinaron a la deuda',
  '{seconds} seconds of video': '{seconds} segundos de video',
  '{seconds} seconds of video, {unused} of the hold returned':
    '{seconds} segundos de video, se devolvieron {unused} de la reserva',
  'Returned: rendering failed': 'Devueltos: la creación falló',
  'Returned: deleted before it was finished': 'Devueltos: se eliminó antes de terminar',
  'Returned: rendering timed out': 'Devueltos: la creación tardó demasiado',
  'Returned: the video was never started': 'Devueltos: el video nunca se empezó',
  'Not used before the expiry date': 'No se usaron antes de vencer',
  "The plan's next period began": 'Empezó el siguiente periodo del plan',
  '{amount} were already used and are owed': '{amount} ya se habían usado y se deben',
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
  'See your account, videos, presenters, library and analytics, and download your videos.':
    'Ver tu cuenta, videos, presentadores, biblioteca y estadísticas, y descargar tus videos.',
  'Write scripts, create, rename, share and delete videos. Creating videos uses your credits.':
    'Escribir guiones y crear, renombrar, compartir y eliminar videos. Crear videos usa tus créditos.',
  'See your plan, payments, invoices and credit statement.': 'Ver tu plan, pagos, facturas y estado de créditos.',
  'See, add, change, test and delete your webhooks.': 'Ver, agregar, cambiar, probar y eliminar tus webhooks.',
  'The token was revoked.': 'El token se revocó.',
  'The token has expired.': 'El token venció.',
  'Your account was paused or suspended.': 'Tu cuenta se puso en pausa o se suspendió.',
  'The token lacks the scope for this call.': 'El token no tiene el permiso para esta llamada.',
  'Access tokens cannot make this call.': 'Los tokens de acceso no pueden hacer esta llamada.',
  'Access token not found': 'No se encontró el token de acceso',
  'Please enter a name.': 'Escribe un nombre.',
  'A name has at most 60 characters.': 'Un nombre tiene como máximo 60 caracteres.',
  'Select at least one scope.': 'Elige al menos un permiso.',
  'Choose 1 to 365 days, or no expiry.': 'Elige de 1 a 365 días, o sin vencimiento.',
  'Your account can have {most} access tokens. Revoke one to create another.':
    'Tu cuenta puede tener {most} tokens de acceso. Revoca uno para crear otro.',
  'Webhook not found': 'No se encontró el webhook',
  'Delivery not found': 'No se encontró la entrega',
  'Please enter a valid URL': 'Escribe una URL válida',
  'Switch the webhook on first.': 'Primero activa el webhook.',
  'Your account can have {most} webhooks. Delete one to add another.':
    'Tu cuenta puede tener {most} webhooks. Elimina uno para agregar otro.',
  'The address could not be reached, or is not on the public internet.':
    'No se pudo llegar a la dirección, o no está en la internet pública.',
  'There was no complete answer within 10 seconds.': 'No hubo una respuesta completa en 10 segundos.',
  'It was not sent: the webhook is switched off.': 'No se envió: el webhook está desactivado.',
  'It was not sent: the webhook was deleted.': 'No se envió: el webhook se eliminó.',
  'It was not sent: the account was deleted.': 'No se envió: la cuenta se eliminó.',
  'The message could not be sent.': 'No se pudo enviar el mensaje.',
  'The address answered {status}. Redirects are not followed.':
    'La dirección respondió {status}. No se siguen las redirecciones.',
  'The address answered 410: it wants no more messages.': 'La dirección respondió 410: no quiere más mensajes.',
  'The address answered {status} instead of 2xx.': 'La dirección respondió {status} en lugar de 2xx.',
  // Security alerts
  'Many failed sign-ins': 'Muchos accesos fallidos',
  'Rate limit exceeded': 'Límite de solicitudes superado',
  'Blocked address': 'Dirección bloqueada',
  'Forged webhook': 'Webhook falsificado',
  'Price mismatch': 'Precio que no coincide',
  'Administrator role granted': 'Rol de administrador otorgado',
  'Administrator role revoked': 'Rol de administrador retirado',
  'Finance role granted': 'Rol de finanzas otorgado',
  'Finance role revoked': 'Rol de finanzas retirado',
  '1 sign-in was refused after too many failures.': 'Se rechazó 1 acceso después de demasiados intentos fallidos.',
  '{count} sign-ins were refused after too many failures.':
    'Se rechazaron {count} accesos después de demasiados intentos fallidos.',
  '1 request was refused by a rate limit.': 'Un límite rechazó 1 solicitud.',
  '{count} requests were refused by a rate limit.': 'Un límite rechazó {count} solicitudes.',
  '1 request from a blocked address.': '1 solicitud desde una dirección bloqueada.',
  '{count} requests from a blocked address.': '{count} solicitudes desde una dirección bloqueada.',
  '1 report of the payment provider with a wrong signature.':
    '1 aviso del proveedor de pagos con una firma incorrecta.',
  '{count} reports of the payment provider with a wrong signature.':
    '{count} avisos del proveedor de pagos con una firma incorrecta.',
  'A purchase was sent with a price that is not the current one. It was refused.':
    'Se envió una compra con un precio que no es el actual. Se rechazó.',
  'An account became an administrator.': 'Una cuenta pasó a ser administradora.',
  'An account is no longer an administrator.': 'Una cuenta dejó de ser administradora.',
  'An account may work on payments and credits.': 'Una cuenta puede trabajar con pagos y créditos.',
  'An account may no longer work on payments and credits.': 'Una cuenta ya no puede trabajar con pagos y créditos.',
  // Administration
  'Admin access restricted to {domain}': 'El acceso de administradores es solo para {domain}',
  'A role needs a verified e-mail address at {domain}.': 'Un rol necesita un correo verificado en {domain}.',
  'Another administrator changed this account meanwhile. Please look at it again.':
    'Otro administrador cambió esta cuenta mientras tanto. Mírala de nuevo.',
  'Another administrator changed this meanwhile. The newest value is shown.':
    'Otro administrador lo cambió mientras tanto. Se muestra el valor más reciente.',
  'You are not an administrator any more.': 'Ya no eres administrador.',
  'You cannot do this to your own account.': 'No puedes hacer esto con tu propia cuenta.',
  'You cannot end your own rights.': 'No puedes quitarte tus propios permisos.',
  'You cannot take the role from yourself.': 'No puedes quitarte el rol a ti mismo.',
  'The reason must have {min} to {max} characters.': 'El motivo debe tener de {min} a {max} caracteres.',
  'Credits must be a whole number from {min} to {max}.': 'Los créditos deben ser un número entero de {min} a {max}.',
  'Credits come in steps of one half.': 'Los créditos van de medio en medio.',
  'The end of the block must be in the future.': 'El fin del bloqueo debe estar en el futuro.',
  'At most {most} addresses can be blocked. Remove some, or block a network.':
    'Se pueden bloquear como máximo {most} direcciones. Quita algunas o bloquea una red.',
  'Addresses of this computer cannot be blocked.': 'Las direcciones de este equipo no se pueden bloquear.',
  'You cannot block your own address, or a network that holds it.':
    'No puedes bloquear tu propia dirección ni una red que la contenga.',
  'Enter an IPv4 or IPv6 address, or a network such as 203.0.113.0/24.':
    'Escribe una dirección IPv4 o IPv6, o una red como 203.0.113.0/24.',
  'This network is too large: block at most a /{least}.':
    'Esta red es demasiado grande: bloquea como máximo una /{least}.',
  'This film is too large: we read at most 50 MB from an address, and 500 MB of an upload.':
    'Esta película es demasiado grande: leemos como máximo 50 MB de una dirección y 500 MB de una subida.',
  'This is no MP4, MOV or WebM video.': 'No es un video MP4, MOV o WebM.',
  'This video is damaged, or has a format that we cannot read.':
    'Este video está dañado o tiene un formato que no podemos leer.',
  'The upload is no longer there. Please upload the film again.': 'La subida ya no está. Sube la película otra vez.',
  'Videos cannot be read on this installation.': 'En esta instalación no se pueden leer videos.',
  'This test run is over.': 'Esta prueba ya terminó.',
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
  'Requested, {credits} credits held': 'Solicitado, {credits} créditos reservados',
  'Rendering started (attempt {attempt})': 'Empezó la creación (intento {attempt})',
  'Finished: {seconds} seconds': 'Terminado: {seconds} segundos',
  '{finished}, too late to be charged': '{finished}, demasiado tarde para cobrarse',
  '{finished}; the service charged ${amount}': '{finished}; el servicio cobró ${amount}',
  'Deleted while it was {status}': 'Eliminado mientras estaba {status}',
  pending: 'pendiente',
  processing: 'en proceso',
  ready: 'listo',
  failed: 'fallido',
  'Noted: figures of a reversal that moved no credits': 'Anotado: cifras de un reembolso que no movió créditos',
  'Failed: {reason}': 'Falló: {reason}',
  'Retried (attempt {attempt}), {credits} credits held': 'Otro intento ({attempt}), {credits} créditos reservados',
  Renamed: 'Cambió de nombre',
  'Restored: the deletion was undone': 'Restaurado: se deshizo la eliminación',
  'Files removed': 'Archivos eliminados',
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
  'Only finance and administrators can see the books.': 'Solo finanzas y los administradores pueden ver los libros.',
  'A second person has to approve this.': 'Una segunda persona tiene que aprobarlo.',
  'Assign the {count} open exceptions before the close.': 'Asigna las {count} excepciones abiertas antes del cierre.',
  'Resolve the {count} exceptions of severity 1 before the close.':
    'Resuelve las {count} excepciones de gravedad 1 antes del cierre.',
  'This exception is closed.': 'Esta excepción está cerrada.',
  'This exception was not found.': 'No se encontró esta excepción.',
  'This period has not ended yet.': 'Este periodo todavía no terminó.',
  'This period is not closed.': 'Este periodo no está cerrado.',
  'This period was not found.': 'No se encontró este periodo.',
  'This payment is not recorded as paid: record it first.':
    'Este pago no está registrado como pagado: regístralo primero.',
  'This payment did not buy credits.': 'Este pago no compró créditos.',
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
  'Nothing was granted: the lines of the plan do not agree on one period.':
    'No se otorgó nada: las líneas del plan no coinciden en un periodo.',
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
  'Digital Twin given back': 'Gemelo digital devuelto',
  'Credits set by an administrator': 'Créditos fijados por un administrador',
  'Debt paid by a grant': 'Deuda pagada con créditos otorgados',
  'Payout of the provider': 'Transferencia del proveedor',
  'Fee of the provider': 'Comisión del proveedor',
  'Another price than the catalogue’s': 'Otro precio que el del catálogo',
  'A payment that is not this user’s': 'Un pago que no es de este usuario',
  'A payment that was not made for this': 'Un pago que no se hizo para esto',
  'Translation is not available here yet.': 'La traducción aún no está disponible aquí.',
  '{bundle} ({number} credits)': '{bundle} ({number} créditos)',
  '{number} credits': '{number} créditos',
  '{number} credit': '{number} crédito',
} as const;
