import { isStuck, readAttempts } from './screens/sign-in/attempts.ts';
import { loadConfig } from './screens/sign-in/config.ts';
import { loadProvider, redirectDelay } from './screens/sign-in/hosted.ts';
import { rememberReturnPath } from './app/session/returnPath.ts';
import { watchTheme } from './theme/mode.ts';
import { fontFile } from '../../lib/typeface.ts';

/**
 * The script of /login and /register, which the build has rendered: it redirects to the hosted page without loading the
 * application. If that fails, the application renders the page, retries and reports the error.
 */
const search = new URLSearchParams(location.search);

/** The scripts of the embedded provider's page. */
const hostedScripts = ['password', 'webauthn', 'passkey'] as const;

async function leave(): Promise<void> {
  try {
    const [{ goToHostedPage }, config] = await Promise.all([provider, settings]);
    await goToHostedPage(config, intent());
  } catch {
    await application();
  }
}

function intent(): 'login' | 'signup' | 'again' {
  if (location.pathname.startsWith('/register')) return 'signup';
  return search.has('fresh') ? 'again' : 'login';
}

/** The application in the language of the page. */
const application = (): Promise<unknown> =>
  document.documentElement.lang === 'es' ? import('./main.es.ts') : import('./main.tsx');

/** Both are awaited only when the user leaves the page; a failure is handled then. */
const quiet = <Result>(loading: Promise<Result>): Promise<Result> => {
  loading.catch(() => undefined);
  return loading;
};
const provider = quiet(loadProvider());
const settings = quiet(loadConfig());
Promise.all([settings, provider])
  .then(([{ embedded }]) => {
    if (!embedded) return;
    prefetch({ as: 'style', href: '/oidc/assets/sign-in.css' });
    prefetch({ as: 'font', href: `/${fontFile}`, crossOrigin: 'anonymous' });
    for (const name of hostedScripts) prefetch({ as: 'script', href: `/oidc/assets/${name}.js` });
  })
  .catch(() => undefined);

/** Fetches a file that the next page needs. */
function prefetch(file: Partial<HTMLLinkElement>): void {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch' }, file));
}

watchTheme();
const returnTo = search.get('returnTo');
if (returnTo !== null) rememberReturnPath(returnTo);
if (isStuck(readAttempts())) void application();
else {
  const timer = setTimeout(() => void leave(), redirectDelay);
  document.querySelector('button')?.addEventListener('click', () => {
    clearTimeout(timer);
    void leave();
  });
}
