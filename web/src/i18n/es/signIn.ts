export default {
  'Welcome!': '¡Te damos la bienvenida!',
  'Successfully signed in with {provider}.': 'Iniciaste sesión correctamente con {provider}.',
  'Sync Error': 'Error de sincronización',
  'Authentication successful but failed to sync user data.':
    'El acceso funcionó, pero no se pudieron sincronizar los datos del usuario.',
  'Completing Sign In': 'Completando el inicio de sesión',
  'Please wait while we set up your account...': 'Espera mientras configuramos tu cuenta...',
  'Signing In...': 'Iniciando sesión...',
  'You are being taken to the secure sign-in page. Google, GitHub, Microsoft and more are supported where your sign-in provider offers them.':
    'Te llevamos a la página segura de inicio de sesión. Google, GitHub, Microsoft y otros se admiten donde los ofrece tu proveedor de inicio de sesión.',
  'Creating Account...': 'Creando la cuenta...',
  'You are being taken to the secure sign-up page. Google, GitHub, Microsoft and more are supported where your sign-in provider offers them.':
    'Te llevamos a la página segura de registro. Google, GitHub, Microsoft y otros se admiten donde los ofrece tu proveedor de inicio de sesión.',
  'Too many visits from your network. Try again in a minute.':
    'Demasiadas visitas desde tu red. Inténtalo de nuevo en un minuto.',
  'Too many visits from your network. Try again in {minutes} minutes.':
    'Demasiadas visitas desde tu red. Inténtalo de nuevo en {minutes} minutos.',
  'The sign-in page could not be reached.': 'No se pudo llegar a la página de inicio de sesión.',
  '{replace} · Curbcast': '{replace} · Curbcast',
  'Sign-in failed · Curbcast': 'No se pudo iniciar sesión · Curbcast',
  'We could not sign you in': 'No pudimos iniciar tu sesión',
  'Unknown error': 'Error desconocido',
  'your identity provider': 'tu proveedor de identidad',
  'Authentication Error': 'Error de autenticación',
  'Callback processing failed: {message}': 'No se pudo procesar la respuesta: {message}',
  email: 'correo electrónico',
} as const;
