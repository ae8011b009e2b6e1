export default {
  'Welcome!': '',
  'Successfully signed in with {provider}.': '',
  'Sync Error': '',
  'Authentication successful but failed to sync user data.': '',
  'Completing Sign In': '',
  'Please wait while we set up your account...': '',
  'Signing In...': '',
  'You are being taken to the secure sign-in page. Google, GitHub, Microsoft and more are supported where your sign-in provider offers them.':
    '',
  'Creating Account...': '',
  'You are being taken to the secure sign-up page. Google, GitHub, Microsoft and more are supported where your sign-in provider offers them.':
    '',
  'The sign-in page could not be reached.': '',
  '{replace} · Curbcast': '',
  'Sign-in failed · Curbcast': '',
  'We could not sign you in': '',
  'Bearer {idToken}': '',
  'Unknown error': '',
  'your identity provider': '',
} as const;
