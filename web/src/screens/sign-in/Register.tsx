import { ToHostedPage } from './ToHostedPage.tsx';
import { t } from '../../i18n/t.ts';

/** `/register`: redirects to the hosted page with the hint to sign up. */
export default function Register() {
  return (
    <ToHostedPage intent="signup" title={t('Creating Account...')}>
      <p>
        {t(
          'You are being taken to the secure sign-up page. Google, GitHub, Microsoft and more are supported where your sign-in provider offers them.',
        )}
      </p>
    </ToHostedPage>
  );
}
