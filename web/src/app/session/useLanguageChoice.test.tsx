import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { maria, renderApp, type Answer } from '../../testing/session.tsx';
import Footer from '../shell/Footer.tsx';

afterEach(() => {
  cleanup();
  document.cookie = 'curbcast-language=; Max-Age=0';
});

const kept = (): string | undefined => /curbcast-language=(\w+)/u.exec(document.cookie)?.[1];

async function choose(viewer: typeof maria | null, answer: () => Answer) {
  const sent: unknown[] = [];
  const { asked } = renderApp(<Footer />, {
    viewer,
    answers: {
      SaveLanguage: (variables) => {
        sent.push(variables);
        return answer();
      },
    },
  });
  await screen.findByText(/^Version/u);
  await userEvent.click(screen.getByRole('link', { name: 'Español' }));
  return { asked, sent };
}
const saved = (): Answer => ({
  updateProfile: { __typename: 'UpdateProfilePayload', user: { __typename: 'User', id: 'u1', language: 'es' } },
});

test('the language switch saves the language of somebody who is signed in, then changes the screens', async () => {
  const { sent } = await choose(maria, saved);
  expect(sent).toEqual([{ language: 'es' }]);
  await waitFor(() => expect(kept()).toBe('es'));
});

test('a visitor’s language is kept by the browser only', async () => {
  const { asked } = await choose(null, saved);
  expect(kept()).toBe('es');
  expect(asked).not.toContain('SaveLanguage');
});

test('a language that cannot be saved changes no screen, and the person is told', async () => {
  await choose(maria, () => new TypeError('fetch failed'));
  await screen.findByText('Error');
  expect(kept()).toBeUndefined();
});
