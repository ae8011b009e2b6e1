export default {
  'The settings cannot be shown': 'La configuración no se puede mostrar',
  'The identity-provider configuration is missing.': 'Falta la configuración del proveedor de identidad.',
  'Sign-in configuration': 'Configuración de acceso',
  Domain: 'Dominio',
  'Not set': 'Sin definir',
  'Client ID': 'ID de cliente',
  'Hosted identity provider': 'Proveedor de identidad externo',
  Yes: 'Sí',
  'No, the built-in one': 'No, el integrado',
  Origin: 'Origen',
  'Test sign-in page': 'Probar la página de inicio de sesión',
} as const;
