import { ToHostedPage } from './ToHostedPage.tsx';

/** `/login`: on to the hosted page. */
export default function Login() {
  return (
    <ToHostedPage intent="login" title="Signing In...">
      <p>You are being taken to the secure sign-in page. Google, GitHub, Microsoft and more are supported where your sign-in provider offers them.</p>
    </ToHostedPage>
  );
}
