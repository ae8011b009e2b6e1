import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

let library: string | undefined;

/** The library that speaks WebAuthn with the browser, as its package builds it for pages without a bundler. */
export function webAuthnScript(): string {
  const entry = createRequire(import.meta.url).resolve('@simplewebauthn/browser');
  return (library ??= readFileSync(join(dirname(entry), '../dist/bundle/index.umd.min.js'), 'utf8'));
}

/** Shows the passkey button where the browser can use one, and sends the browser's answer with the form. */
export const passkeyScript = (): string => `
(() => {
  const form = document.getElementById('passkey');
  const { browserSupportsWebAuthn, startAuthentication } = window.SimpleWebAuthnBrowser;
  if (form === null || !browserSupportsWebAuthn()) return;
  const { answer, form_token: token } = form.elements;
  const problem = form.querySelector('.error');
  const ask = async () => {
    const response = await fetch(form.dataset.options, {
      method: 'POST',
      body: new URLSearchParams({ form_token: token.value }),
    });
    if (!response.ok) throw new Error(String(response.status));
    answer.value = JSON.stringify(await startAuthentication({ optionsJSON: await response.json() }));
    form.submit();
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    problem.hidden = true;
    ask().catch(() => {
      problem.hidden = false;
    });
  });
  form.hidden = false;
})();
`;

/** Lets people see the password that they type, by the eye beside it. */
export const passwordScript = (): string => `
for (const eye of document.querySelectorAll('.eye')) {
  const input = document.getElementById(eye.getAttribute('aria-controls'));
  eye.hidden = false;
  eye.addEventListener('click', () => {
    const shows = input.type === 'password';
    input.type = shows ? 'text' : 'password';
    eye.setAttribute('aria-pressed', String(shows));
  });
  // A browser offers to keep a password, and never a text.
  input.form.addEventListener('submit', () => {
    input.type = 'password';
  });
}
`;
