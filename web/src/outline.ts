import type { Viewer } from './app/session/useSession.ts';
import { greeting, type Greeting } from './screens/dashboard/greeting.ts';

/**
 * Fills the outline of a page with the first words of its screen, before the application has loaded. The build writes
 * this script into the page (web/build/outline.ts). It needs the viewer that the page carries for a signed-in user:
 * nobody else sees these words.
 */
const screens: Readonly<Record<string, (viewer: Viewer) => Greeting>> = { '/dashboard': greeting };

/** For the eyes only: assistive technology waits for the screen itself, which replaces these elements. */
function fill(root: Element, { title, sentence, link }: Greeting): void {
  const head = root.appendChild(document.createElement('header'));
  head.setAttribute('aria-hidden', 'true');
  head.appendChild(document.createElement('h1')).textContent = title;
  const words = head.appendChild(document.createElement('p'));
  words.textContent = sentence;
  if (link !== undefined) words.append(' ', Object.assign(document.createElement('u'), { textContent: link.label }));
}

const shell = document.querySelector('.shell > main');
const json = document.getElementById('viewer')?.textContent;
const words = screens[location.pathname.replace(/\/+$/u, '')];
if (shell !== null && json && words !== undefined) {
  // Our own server wrote it, into our own page.
  const { viewer } = JSON.parse(json) as { readonly viewer: Viewer | null };
  // A notice above the words would push them down.
  if (viewer !== null && viewer.user.deletionAt === null && viewer.user.suspendedBy === null)
    fill(shell, words(viewer));
}
