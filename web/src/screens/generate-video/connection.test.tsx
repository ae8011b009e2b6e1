import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import {
  avatars,
  button,
  generated,
  keepDraft,
  keptDraft,
  openWizard,
  ready,
  setUpWizard,
  typeScript,
} from './testing/wizard.tsx';

setUpWizard();
if (!('fetch' in globalThis)) Object.assign(globalThis, { fetch: async () => undefined });

let isOnline: boolean;
beforeEach(() => {
  isOnline = true;
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
});
afterEach(() => {
  jest.restoreAllMocks();
});

/** A server that can be reached only while the device has a connection. */
const reached =
  <Answer,>(answer: Answer) =>
  (): Answer | TypeError =>
    isOnline ? answer : new TypeError('Failed to fetch');
/** This server has no draft, so the test must not have saved one there. */
const unsaved = { SaveVideoDraft: () => new TypeError('Failed to fetch') };
const comeBack = (): Promise<void> =>
  act(async () => {
    isOnline = true;
    window.dispatchEvent(new Event('online'));
  });

test('step 1 says that it waits, keeps what was written, and has the script written when the connection is back', async () => {
  const { asked } = openWizard('/generate-video', { answers: { GenerateScript: reached(generated), ...unsaved } });
  await screen.findByRole('textbox', { name: 'Script' });
  typeScript('My own words.');
  isOnline = false;
  await userEvent.click(await screen.findByRole('button', { name: /Craftsman home/u }));
  await screen.findByText('You are offline');
  screen.getByText('Your draft is kept. We go on when you are back.');
  expect(keptDraft().script).toBe('My own words.');
  await comeBack();
  await screen.findByText('Script Generated!');
  expect(keptDraft().script).toBe(generated.generateScript.script);
  expect(asked.filter((name) => name === 'GenerateScript')).toHaveLength(2);
});

test('step 2 shows the presenters by itself when the connection is back; the script is kept', async () => {
  keepDraft({ ...ready, avatarId: null });
  isOnline = false;
  openWizard('/generate-video#avatar', { answers: { Avatars: reached(avatars), ...unsaved } });
  await screen.findByText('The presenters could not be loaded');
  await comeBack();
  await userEvent.click(await screen.findByRole('radio', { name: /Omar/u }));
  expect(keptDraft()).toMatchObject({ script: ready.script, avatarId: 'omar' });
});

test('step 3 uploads a picture when the connection is back', async () => {
  const url = `/api/pictures/own/${'a'.repeat(64)}.webp`;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    if (!isOnline) throw new TypeError('Failed to fetch');
    return { ok: true, text: async () => JSON.stringify({ url }) } as Response;
  });
  keepDraft(ready);
  openWizard('/generate-video#content', { answers: unsaved });
  const input = await screen.findByLabelText('Picture files');
  isOnline = false;
  await userEvent.upload(input, new File(['x'], 'a.png', { type: 'image/png' }));
  await screen.findByText('You are offline');
  expect(keptDraft().imageUrls).toEqual([]);
  await comeBack();
  await waitFor(() => expect(keptDraft().imageUrls).toEqual([url]));
});

test('keeps offline changes in the browser, and saves them when the connection is back', async () => {
  const saved = {
    saveVideoDraft: {
      __typename: 'VideoDraft',
      template: 'CUSTOM',
      revision: 'r1',
      savedAt: '2026-11-22T10:00:00.000Z',
    },
  };
  const { asked } = openWizard('/generate-video', {
    answers: { SaveVideoDraft: reached(saved), VideoDraft: reached({ videoDraft: null }) },
  });
  await screen.findByRole('textbox', { name: 'Script' });
  await waitFor(() => expect(asked).toContain('VideoDraft'));
  isOnline = false;
  typeScript('Written in a tunnel.');
  await screen.findByText('Draft saved in this browser');
  await comeBack();
  await screen.findByText('Draft saved. You can continue on another device.');
  expect(asked).toContain('SaveVideoDraft');
});

test('a step that the user has left requests nothing when the connection is back', async () => {
  const { asked } = openWizard('/generate-video', {
    answers: { GenerateScript: reached(generated), ...unsaved },
  });
  await screen.findByRole('textbox', { name: 'Script' });
  typeScript('My own words.');
  isOnline = false;
  await userEvent.click(await screen.findByRole('button', { name: /Craftsman home/u }));
  await screen.findByText('You are offline');
  await userEvent.click(button('Next'));
  await comeBack();
  expect(asked.filter((name) => name === 'GenerateScript')).toHaveLength(1);
  expect(keptDraft().script).toBe('My own words.');
});
