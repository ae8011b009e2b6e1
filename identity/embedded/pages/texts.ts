import { refusalInWords, type Refusal } from '../../../domain/refusal.ts';
import { inLanguages, type Language, type Say } from '../../../lib/language.ts';
import { inWords, type Sentence } from '../../../words/index.ts';

const spanish = {
  'Curbcast sign-in': 'Acceso a Curbcast',
  '(optional)': '(opcional)',
  Cancel: 'Cancelar',
  'Go to Curbcast': 'Ir a Curbcast',
  'Back to sign-in': 'Volver al inicio de sesión',
  'Email address': 'Correo electrónico',
  Password: 'Contraseña',
  'First name': 'Nombre',
  'Last name': 'Apellido',
  'At least {least} characters. Longer is better; spaces are fine.':
    'Al menos {least} caracteres. Mientras más larga, mejor; puedes usar espacios.',
  'Please correct the marked field.': 'Corrige el campo marcado.',
  'Please correct the {count} marked fields.': 'Corrige los {count} campos marcados.',
  // Signing in
  'Sign in': 'Iniciar sesión',
  'Welcome back to Curbcast.': 'Te damos la bienvenida de nuevo a Curbcast.',
  'Forgot your password?': '¿Olvidaste tu contraseña?',
  'New to Curbcast? <0>Create an account</0>': '¿Es tu primera vez en Curbcast? <0>Crea una cuenta</0>',
  'Wrong email address or password.': 'El correo electrónico o la contraseña no son correctos.',
  'Too many attempts. Please try again in a minute.': 'Demasiados intentos. Inténtalo de nuevo en un minuto.',
  'Too many attempts. Please try again in {minutes} minutes.':
    'Demasiados intentos. Inténtalo de nuevo en {minutes} minutos.',
  'Too many attempts. Please try again later.': 'Demasiados intentos. Inténtalo más tarde.',
  'Too many people are signing in right now. Please try again in a moment.':
    'Demasiadas personas están iniciando sesión ahora. Inténtalo de nuevo en un momento.',
  'Sign-in failed': 'No se pudo iniciar sesión',
  'Something went wrong on our side.': 'Algo salió mal de nuestro lado.',
  'The service is busy. Please try again in a moment.': 'El servicio está ocupado. Inténtalo de nuevo en un momento.',
  'The sign-in request could not be understood.': 'No se entendió la solicitud de inicio de sesión.',
  Error: 'Error',
  Detail: 'Detalle',
  'This sign-in has expired': 'Este inicio de sesión venció',
  'Please start again from the sign-in page.': 'Empieza otra vez desde la página de inicio de sesión.',
  // Passkeys and codes
  'Sign in with a passkey': 'Iniciar sesión con una llave de acceso',
  'No passkey was used. Try again, or sign in with your password.':
    'No se usó ninguna llave de acceso. Inténtalo de nuevo o inicia sesión con tu contraseña.',
  'This passkey could not be verified. Try again, or sign in with your password.':
    'No se pudo verificar esta llave de acceso. Inténtalo de nuevo o inicia sesión con tu contraseña.',
  'Passkeys are not available at this address.': 'Las llaves de acceso no están disponibles en esta dirección.',
  'Enter your code': 'Escribe tu código',
  'Open your authenticator app and enter the 6-digit code for Curbcast.':
    'Abre tu aplicación de autenticación y escribe el código de 6 dígitos de Curbcast.',
  Code: 'Código',
  'No app at hand? Enter one of your recovery codes.':
    '¿No tienes la aplicación a mano? Escribe uno de tus códigos de recuperación.',
  Continue: 'Continuar',
  'That code is not right, or was used already. Wait for the next one and try again.':
    'El código no es correcto o ya se usó. Espera el siguiente e inténtalo de nuevo.',
  'That took too long. Please sign in again.': 'Tardaste demasiado. Inicia sesión de nuevo.',
  // Registering
  'Create your account': 'Crea tu cuenta',
  'One account for your videos, credits and digital twins.':
    'Una sola cuenta para tus videos, créditos y gemelos digitales.',
  'By creating an account you confirm that you are 18 or older and accept the <0>Terms of Service</0>.':
    'Al crear una cuenta confirmas que tienes 18 años o más y aceptas los <0>Términos del servicio</0>.',
  'Create account': 'Crear cuenta',
  'Already have an account? <0>Sign in</0>': '¿Ya tienes una cuenta? <0>Inicia sesión</0>',
  'Check your email: a link to confirm your address is on its way, unless it has an account already.':
    'Revisa tu correo: te enviamos un enlace para confirmar tu dirección, a menos que ya tenga una cuenta.',
  'Too many accounts were created from your network. Please try again tomorrow.':
    'Se crearon demasiadas cuentas desde tu red. Inténtalo mañana.',
  'Enter your first name.': 'Escribe tu nombre.',
  'Enter an email address like name@example.com.': 'Escribe un correo electrónico como nombre@ejemplo.com.',
  'Use at most 80 characters.': 'Usa como máximo 80 caracteres.',
  'Use letters, spaces and punctuation only.': 'Usa solo letras, espacios y signos de puntuación.',
  'Password must be at least 8 characters long.': 'La contraseña debe tener al menos 8 caracteres.',
  'Password must be at most 256 characters long.': 'La contraseña debe tener como máximo 256 caracteres.',
  'This password is on every list of common passwords. Choose another one.':
    'Esta contraseña está en todas las listas de contraseñas comunes. Elige otra.',
  'Your password must not be your email address.': 'Tu contraseña no puede ser tu correo electrónico.',
  // Links in mails
  'Confirm your email address': 'Confirma tu correo electrónico',
  'Choose a new password for your account. Other sign-ins of this account will end.':
    'Elige una contraseña nueva para tu cuenta. Se cerrarán las demás sesiones de esta cuenta.',
  'Create the account for this email address.': 'Crea la cuenta de este correo electrónico.',
  'Confirm and save': 'Confirmar y guardar',
  'Enter the password that you chose for {email}, and your account is ready.':
    'Escribe la contraseña que elegiste para {email} y tu cuenta estará lista.',
  'That is not the password of this registration. If you did not register, close this page.':
    'Esa no es la contraseña de este registro. Si no te registraste, cierra esta página.',
  'Your account is ready': 'Tu cuenta está lista',
  '{email} is confirmed. You can sign in now.': '{email} está confirmado. Ya puedes iniciar sesión.',
  'Confirm your new email address': 'Confirma tu nuevo correo electrónico',
  'From now on you sign in with {email}.': 'A partir de ahora inicias sesión con {email}.',
  'Use this address': 'Usar esta dirección',
  'Email address changed': 'Correo electrónico cambiado',
  "Your account's email address is {email} now.": 'El correo electrónico de tu cuenta ahora es {email}.',
  'Go to your account': 'Ir a tu cuenta',
  'Take your account back': 'Recupera tu cuenta',
  'Your account returns to {email}. Every browser is signed out and the present password stops working, so that nobody else can get in.':
    'Tu cuenta vuelve a {email}. Se cierra la sesión en todos los navegadores y la contraseña actual deja de funcionar, para que nadie más pueda entrar.',
  'Undo the change': 'Deshacer el cambio',
  'The change was undone': 'El cambio se deshizo',
  "Your account's email address is {email} again. Set a new password to sign in.":
    'El correo electrónico de tu cuenta vuelve a ser {email}. Crea una contraseña nueva para iniciar sesión.',
  'Set a new password': 'Crear una contraseña nueva',
  'Invalid link': 'Enlace no válido',
  'This link is invalid or has expired.': 'Este enlace no es válido o venció.',
  'This link is invalid or has expired. Ask for a new one, or restart the server to have one printed.':
    'Este enlace no es válido o venció. Pide otro, o reinicia el servidor para que muestre uno nuevo.',
  'This email address is already in use.': 'Este correo electrónico ya está en uso.',
  'There is no such account.': 'Esa cuenta no existe.',
  // Signing out
  'Sign out': 'Cerrar sesión',
  'Sign out of Curbcast?': '¿Cerrar la sesión en Curbcast?',
  'You can sign in again at any time.': 'Puedes volver a entrar cuando quieras.',
  'Sign in to Curbcast, or create an account.': 'Entra en Curbcast o crea una cuenta.',
  'Show password': 'Mostrar la contraseña',
  'Yes, sign me out': 'Sí, cerrar mi sesión',
  'No, stay signed in': 'No, seguir con la sesión abierta',
  'The address to return to is not part of this site.': 'La dirección de regreso no es de este sitio.',
  'The application that asks for the sign-out is not known.': 'No se conoce la aplicación que pide cerrar la sesión.',
  'The request comes from another site.': 'La solicitud viene de otro sitio.',
  // Forms
  'That did not work': 'No funcionó',
  'That form is too large.': 'Ese formulario es demasiado grande.',
  'That form has the wrong type.': 'Ese formulario no es del tipo correcto.',
  'That form belongs to another page. Please go back and try again.':
    'Ese formulario es de otra página. Vuelve atrás e inténtalo de nuevo.',
  'This page takes no such request.': 'Esta página no admite esa solicitud.',
} as const;

type Text = keyof typeof spanish;

/** The texts of the sign-in pages. */
export const textsIn = (language: Language): SayHere => Object.assign(saying(language), { language });

const saying = inLanguages<Text>(spanish);

/** Says a text of these pages in the language of the request. */
export type SayHere = Say<Text> & { readonly language: Language };

/** A text without values, by its English name. */
export type PlainText = { [Each in Text]: Each extends `${string}{${string}}${string}` ? never : Each }[Text];

/** Words of a page before its language is known. */
export type Line = PlainText | Sentence | ((say: SayHere) => string);

/** The words of a line. */
export function words(line: Line, say: SayHere): string {
  if (typeof line === 'function') return line(say);
  return typeof line === 'string' ? say(line) : inWords(line, say.language);
}

/** The texts of refusals. */
export const lineOf =
  (refusal: Refusal): Line =>
  (say) =>
    refusalInWords(refusal, say.language);
