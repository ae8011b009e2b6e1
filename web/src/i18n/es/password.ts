export default {
  'Reset Link Sent': 'Enlace enviado',
  'Check your email for password reset instructions.':
    'Revisa tu correo: ahí están las instrucciones para restablecer la contraseña.',
  'Check this address.': 'Revisa esta dirección.',
  'Failed to send reset email. Please try again.': 'No se pudo enviar el correo. Inténtalo de nuevo.',
  'Your sign-in provider keeps your password': 'Tu proveedor de inicio de sesión guarda tu contraseña',
  'Set a new password there, then sign in here.': 'Crea allí una contraseña nueva y después inicia sesión aquí.',
  'Go to your sign-in provider': 'Ir a tu proveedor de inicio de sesión',
  'Back to login': 'Volver al inicio de sesión',
  'Check Your Email': 'Revisa tu correo',
  'If <0>{sentTo}</0> has an account, a link to a new password is on its way. It works for 30 minutes. Check your spam folder, too.':
    'Si <0>{sentTo}</0> tiene una cuenta, va en camino un enlace para crear una contraseña nueva. Funciona durante 30 minutos. Mira también en la carpeta de spam.',
  'Forgot your password?': '¿Olvidaste tu contraseña?',
  'Enter your email address, and we will send you a link to choose a new one.':
    'Escribe tu correo y te enviamos un enlace para crear otra.',
  'Enter your email address.': 'Escribe tu correo.',
  'Send Reset Link': 'Enviar el enlace',
  'This password reset link is invalid or has expired.':
    'Este enlace para restablecer la contraseña no es válido o venció.',
  'Checking your link…': 'Comprobando tu enlace…',
  'Invalid Reset Link': 'Enlace no válido',
  'Request a new link': 'Pedir otro enlace',
  'Password Reset Successful': 'Contraseña restablecida',
  'Failed to reset password. The link may be expired.':
    'No se pudo restablecer la contraseña. Puede que el enlace haya vencido.',
  'Set a new password': 'Crea una contraseña nueva',
  'Every browser that is signed in to your account is signed out.':
    'Se cierra la sesión en todos los navegadores donde está abierta tu cuenta.',
  'Reset Password': 'Restablecer la contraseña',
  'Password Updated': 'Contraseña actualizada',
  'You can sign in with your new password. We are taking you there.':
    'Ya puedes iniciar sesión con tu contraseña nueva. Te llevamos allí.',
  'Go to login': 'Ir al inicio de sesión',
} as const;
