import type { ComponentType } from 'react';

/** Gets the code of a screen. */
export type LoadScreen = () => Promise<{ readonly default: ComponentType }>;

/**
 * Every screen that there is, by path (spec part 1 section 2, "Route table"). The router draws its routes from it and
 * the navigation its ways: a way appears with the screen that it leads to.
 */
export const screens = {
  /** For everybody, with the navigation above and the footer below. */
  public: {
    '/': () => import('../screens/landing/index.tsx'),
    '/pricing': () => import('../screens/pricing/index.tsx'),
  },
  /** On the way to or from the hosted sign-in page; each fills the window. */
  signIn: {
    '/login': () => import('../screens/sign-in/Login.tsx'),
    '/register': () => import('../screens/sign-in/Register.tsx'),
    '/auth/callback': () => import('../screens/sign-in/Callback.tsx'),
  },
  /** For those with a session. */
  signedIn: {
    '/dashboard': () => import('../screens/dashboard/index.tsx'),
    '/generate-video': () => import('../screens/generate-video/index.tsx'),
    '/my-videos': () => import('../screens/my-videos/index.tsx'),
    '/statement': () => import('../screens/statement/index.tsx'),
  },
  /** For administrators; the area around them asks for itself who may see them. */
  admin: {
    '/admin': () => import('../screens/admin/index.tsx'),
    '/admin/users/:id/credits': () => import('../screens/admin/audit/index.tsx'),
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, LoadScreen>>>>;

/** Paths that lead on to a screen (DECISIONS section 1). */
export const redirects = { '/enhanced-dashboard': '/dashboard' } as const;

/** The flows that the wizard has besides a video of one's own (`/generate-video?template=`). */
export const wizardTemplates = ['residential', 'commercial'] as const;
export type WizardTemplate = (typeof wizardTemplates)[number];

const paths: ReadonlySet<string> = new Set(Object.values(screens).flatMap((group) => Object.keys(group)));

/** Every path that the client answers; the build writes them down for the server (`web/build/routes.ts`). */
export const routes: readonly string[] = [...paths, ...Object.keys(redirects)];

/** Whether there is a screen behind an address of our own, and the flow that it names. */
export function leadsSomewhere(to: string): boolean {
  const [path = '', search = ''] = to.split('?');
  const template = new URLSearchParams(search).get('template');
  return paths.has(path) && (template === null || wizardTemplates.some((name) => name === template));
}
