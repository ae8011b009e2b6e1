const names: Readonly<Record<string, string>> = {
  'google-oauth2': 'Google',
  github: 'GitHub',
  windowslive: 'Microsoft',
  waad: 'Microsoft',
  auth0: 'e-mail',
};

/** What a person calls the provider behind a subject (`google-oauth2|123` is Google). */
export function providerName(sub: string, embedded: boolean): string {
  if (embedded) return 'Curbcast';
  return names[sub.split('|')[0] ?? ''] ?? 'your identity provider';
}
