export default {
  'The settings cannot be shown': '',
  'The identity-provider configuration is missing.': '',
  'Sign-in configuration': '',
  Domain: '',
  'Not set': '',
  'Client ID': '',
  'Hosted identity provider': '',
  Yes: '',
  'No, the built-in one': '',
  Origin: '',
  'Test sign-in page': '',
} as const;
