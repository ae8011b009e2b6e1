import { ToHostedPage } from './ToHostedPage.tsx';

/** `/register`: redirects to the hosted page with the hint to sign up. */
export default function Register() {
  return (
    <ToHostedPage intent="signup" title="Creating Account...">
      <p>
        You are being taken to the secure sign-up page. Google, GitHub, Microsoft and more are supported where your
        sign-in provider offers them.
      </p>
    </ToHostedPage>
  );
}
