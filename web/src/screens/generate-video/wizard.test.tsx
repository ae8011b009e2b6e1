import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes, useLocation } from 'react-router-dom';
import { AddCreditsProvider } from '../../app/addCredits.tsx';
import { RequireSession } from '../../app/shell/RequireSession.tsx';
import { viewerQuery } from '../../app/session/viewer.ts';
import type {
  AvatarsQuery,
  GenerateScriptMutation,
  LastAvatarQuery,
  SampleListingsQuery,
  ScriptEstimateQuery,
  ScriptToolsQuery,
  StartVideoMutation,
} from '../../gql/graphql.ts';
import { catalog } from '../../testing/server.ts';
import { maria, renderApp, type Answer } from '../../testing/session.tsx';
import { dismissToast, currentToast } from '../../ui/toastStore.ts';
import { emptyDraft, type Draft } from './draft/draft.ts';
import { readDraft, storeDraft } from './draft/storage.ts';
import GenerateVideo from './index.tsx';

// These tests walk through the whole wizard, which takes longer on a busy machine.
jest.setTimeout(20_000);

const avatar = (id: string, name: string) => ({
  __typename: 'Avatar' as const,
  id,
  name,
  type: 'stock',
  status: 'active',
  description: `About ${name}`,
  imageUrl: `/${id}.mp4`,
  posterUrl: `/${id}.png`,
});
const avatars: AvatarsQuery = { avatars: [avatar('clara', 'Clara'), avatar('omar', 'Omar')] };
const pageInfo = {
  __typename: 'PageInfo' as const,
  hasNextPage: false,
  hasPreviousPage: false,
  startCursor: null,
  endCursor: null,
};
const lastAvatar: LastAvatarQuery = {
  videos: {
    __typename: 'VideoConnection',
    pageInfo,
    edges: [{ __typename: 'VideoEdge', cursor: 'c', node: { __typename: 'Video', id: 'v0', avatarId: 'omar' } }],
  },
};
const samples: SampleListingsQuery = {
  sampleListings: [
    {
      __typename: 'SampleListing',
      id: 's',
      title: 'Craftsman home',
      address: '1 Oak Street',
      url: 'https://curbcast.example/samples/s',
      imageUrl: '/s.jpg',
    },
  ],
};
const tools: ScriptToolsQuery = {
  scriptTools: {
    __typename: 'ScriptTools',
    writer: 'template',
    canTranslate: false,
    translationNote: 'Translation needs a language model.',
  },
};
const estimate = (more: Partial<ScriptEstimateQuery['scriptEstimate']> = {}): ScriptEstimateQuery => ({
  scriptEstimate: {
    __typename: 'ScriptEstimate',
    duration: 0.8,
    seconds: 47,
    creditsNeeded: 1,
    wordCount: 118,
    placeholders: [],
    warnings: [],
    ...more,
  },
});
const generated: GenerateScriptMutation = {
  generateScript: {
    __typename: 'GeneratedScript',
    script: 'Welcome to 1 Oak Street. It costs [price].',
    title: 'Craftsman home',
    propertyAddress: '1 Oak Street',
    duration: 0.5,
    creditsNeeded: 0.5,
    facts: [{ __typename: 'ListingFact', name: 'Bedrooms', value: '4', source: 'structured data' }],
    imageUrls: ['/1.jpg', '/2.jpg'],
    placeholders: ['[price]'],
  },
};
const started = (id: string): StartVideoMutation => ({
  startVideo: {
    __typename: 'StartVideoPayload',
    position: '13',
    creditsReserved: 1,
    creditsAvailable: 6.5,
    account: { ...maria.account, available: 6.5, held: 2.5 },
    video: {
      __typename: 'Video',
      id,
      title: 'Craftsman home',
      propertyAddress: '',
      status: 'PENDING',
      processingProgress: 0,
      phase: null,
      progressEstimated: false,
      errorMessage: null,
      picturesLeftOut: 0,
      videoUrl: null,
      thumbnailUrl: null,
      captionsUrl: null,
      duration: null,
      createdAt: '2026-11-21T10:00:00.000Z',
      creditsHeld: 1,
      creditsUsed: null,
      creditsReturned: null,
    },
  },
});

const ready: Draft = {
  ...emptyDraft,
  script: 'Welcome home.',
  title: 'Oak Street',
  avatarId: 'clara',
  propertyDetails: 'https://homes.example/12',
};

type Answers = Readonly<Record<string, (variables: Record<string, unknown>) => Answer>>;

function Where() {
  const { pathname, search, hash } = useLocation();
  return (
    <output data-testid="where">
      {pathname}
      {search}
      {hash}
    </output>
  );
}

function open(
  path = '/generate-video',
  { answers = {}, viewer = maria }: { readonly answers?: Answers; readonly viewer?: typeof maria } = {},
) {
  const screens = (
    <Routes>
      <Route element={<RequireSession />}>
        <Route
          path="/generate-video"
          element={
            <AddCreditsProvider>
              <GenerateVideo />
            </AddCreditsProvider>
          }
        />
        <Route path="*" element={null} />
      </Route>
    </Routes>
  );
  return renderApp(
    <>
      {screens}
      <Where />
    </>,
    {
      path,
      viewer,
      answers: {
        Catalog: () => ({ catalog }),
        Avatars: () => avatars,
        LastAvatar: () => lastAvatar,
        SampleListings: () => samples,
        ScriptTools: () => tools,
        ScriptEstimate: () => estimate(),
        GenerateScript: () => generated,
        StartVideo: () => started('v1'),
        ...answers,
      },
    },
  );
}

const where = (): string | null => screen.getByTestId('where').textContent;
const button = (name: string | RegExp): HTMLButtonElement => screen.getByRole('button', { name });
const isOff = (name: string | RegExp): boolean => button(name).disabled;
const typeScript = (value: string): boolean =>
  fireEvent.change(screen.getByRole('textbox', { name: 'Script' }), { target: { value } });

beforeEach(() => {
  localStorage.clear();
  window.scrollTo = () => undefined;
});
afterEach(() => {
  cleanup();
  dismissToast(currentToast()?.id ?? 0);
});

describe('step 1', () => {
  test('disables Next without a script, and explains why', async () => {
    open();
    await screen.findByRole('textbox', { name: 'Script' });
    expect(isOff('Next')).toBe(true);
    screen.getByText('Write or generate a script first');
    typeScript('Welcome home.');
    expect(isOff('Next')).toBe(false);
  });

  test('fetches the estimate once after typing stops, and shows minutes, credits and words', async () => {
    const asked: unknown[] = [];
    open(undefined, {
      answers: {
        ScriptEstimate: ({ script }) => {
          asked.push(script);
          return estimate();
        },
      },
    });
    await screen.findByRole('textbox', { name: 'Script' });
    for (const script of ['W', 'We', 'Welcome home.']) typeScript(script);
    await screen.findByText('118', {}, { timeout: 3_000 });
    expect(asked).toEqual(['Welcome home.']);
    expect(screen.getByText('118').closest('output')?.textContent).toBe('0.8 min1 credit needed118 words');
    await userEvent.click(button('Why this cost?'));
    expect(within(screen.getByRole('dialog', { name: 'Why this cost?' })).getByText('47 s')).toBeTruthy();
  });

  test('generates from a sample listing, and blocks on placeholders until they are replaced', async () => {
    open(undefined, {
      answers: {
        ScriptEstimate: ({ script }) =>
          estimate({
            placeholders: String(script).includes('[price]') ? ['[price]'] : [],
            warnings: ['“safe”: say what is there instead'],
          }),
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: /Craftsman home/u }));
    await screen.findByText('Script Generated!');
    screen.getByText('Script generated successfully (0.5 credits needed)');
    expect(screen.getByRole('textbox', { name: /Title/u })).toHaveProperty('value', 'Craftsman home');
    screen.getByText('Bedrooms');
    expect(isOff('Next')).toBe(true);
    expect(screen.getByText('Fill in what the listing did not say').parentElement?.textContent).toContain('[price]');
    typeScript('Welcome to 1 Oak Street. It costs $1.');
    expect(isOff('Next')).toBe(false);
    await screen.findByText('“safe”: say what is there instead', {}, { timeout: 3_000 });
    expect(isOff('Next')).toBe(false);
  });

  test('shows beside the estimate that the voice cannot speak a script', async () => {
    const message =
      'The voice cannot speak Hebrew letters such as "ב" in this script. Please write it in Latin letters.';
    open(undefined, {
      answers: {
        ScriptEstimate: () =>
          new CombinedGraphQLErrors({ errors: [{ message, extensions: { code: 'INVALID_INPUT' } }] }),
      },
    });
    await screen.findByRole('textbox', { name: 'Script' });
    typeScript('ברוכים הבאים');
    expect((await screen.findByRole('alert', {}, { timeout: 3_000 })).textContent).toBe(message);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  test('explains why a listing cannot be read, and keeps the input', async () => {
    open(undefined, {
      answers: {
        GenerateScript: () => new CombinedGraphQLErrors({ errors: [{ message: 'This page cannot be read.' }] }),
      },
    });
    const url = await screen.findByRole('textbox', { name: 'Property URL' });
    await userEvent.click(button('Generate Script'));
    screen.getByText('Please enter a property URL first.');
    await userEvent.type(url, 'https://homes.example/12');
    await userEvent.click(button('Generate Script'));
    await screen.findByText('Error generating script');
    expect(screen.getAllByText('This page cannot be read.').length).toBeGreaterThan(0);
    expect(url).toHaveProperty('value', 'https://homes.example/12');
  });

  test('disables the translation without a translator, and shows the reason', async () => {
    open();
    await screen.findByText('Translation needs a language model.');
    expect(isOff('Translate')).toBe(true);
    expect(button('Translate').getAttribute('aria-describedby')).toBe(
      screen.getByText('Translation needs a language model.').id,
    );
  });

  test('shows a note for the lender template', async () => {
    open('/generate-video?template=lender');
    await screen.findByText(/Videos from a lender fee sheet are not available yet/);
  });

  test('accepts or rejects an optimized script', async () => {
    storeDraft('u1', ready);
    open(undefined, {
      answers: {
        OptimizeScript: () => ({
          optimizeScript: { __typename: 'ScriptEdit', script: 'Welcome to your home.', changes: ['Made it warmer.'] },
        }),
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Optimize' }));
    await screen.findByText('Made it warmer.');
    await userEvent.click(button('Reject'));
    expect(screen.getByRole('textbox', { name: 'Script' })).toHaveProperty('value', 'Welcome home.');
    await userEvent.click(button('Optimize'));
    await userEvent.click(await screen.findByRole('button', { name: 'Accept' }));
    expect(screen.getByRole('textbox', { name: 'Script' })).toHaveProperty('value', 'Welcome to your home.');
  });

  test('sets the heading by template, except for the lender template', async () => {
    open('/generate-video?template=commercial');
    await screen.findByRole('heading', { level: 1, name: 'Commercial property video' });
    cleanup();
    open('/generate-video?template=lender');
    await screen.findByRole('heading', { level: 1, name: 'Create a video' });
  });
});

test('the server sets the length limits', async () => {
  const limits = { ...catalog.limits, titleCharacters: 12, addressCharacters: 34, scriptCharacters: 56 };
  open(undefined, { answers: { Catalog: () => ({ catalog: { ...catalog, limits } }) } });
  const script = await screen.findByRole('textbox', { name: 'Script' });
  await waitFor(() => expect(script.getAttribute('maxlength')).toBe('56'));
  expect(screen.getByRole('textbox', { name: /Title/u }).getAttribute('maxlength')).toBe('12');
  expect(screen.getByRole('textbox', { name: /Property address/u }).getAttribute('maxlength')).toBe('34');
});

test('the pictures of a listing are limited by the catalogue, and loaded through the server', async () => {
  storeDraft('u1', { ...ready, imageUrls: ['/1.jpg', 'https://homes.example/2.jpg?w=9&h=1', '/3.jpg'] });
  open('/generate-video#content');
  expect(
    await screen.findByText('2 of 3 will be shown while your presenter speaks, in this order. A video has room for 2.'),
  ).toBeTruthy();
  const sources = ['1', '2', '3'].map((number) =>
    screen.getByRole('img', { name: `Picture ${number} of the listing` }).getAttribute('src'),
  );
  expect(sources).toEqual([
    '/1.jpg',
    '/api/pictures?url=https%3A%2F%2Fhomes.example%2F2.jpg%3Fw%3D9%26h%3D1',
    '/3.jpg',
  ]);
  const third = screen.getByRole('img', { name: 'Picture 3 of the listing' }).closest('li');
  expect(third?.textContent).toContain('In reserve');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Use picture 1' }));
  expect(third?.textContent).not.toContain('In reserve');
  await userEvent.click(screen.getByRole('switch'));
  expect(await screen.findByText(/^1 of 3 will be shown/u)).toBeTruthy();
  fireEvent.error(screen.getByRole('img', { name: 'Picture 2 of the listing' }));
  expect(screen.getByRole('img', { name: 'Picture 2 of the listing, which cannot be shown' }).textContent).toBe(
    '2.jpg on homes.example',
  );
});

describe('the steps', () => {
  test('move the focus to their heading, keep the template in the address, and survive a reload', async () => {
    storeDraft('u1', { ...ready, avatarId: null });
    const { unmount } = open('/generate-video?template=residential');
    await userEvent.click(await screen.findByRole('button', { name: 'Next' }));
    expect(where()).toBe('/generate-video?template=residential#avatar');
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name: 'Avatar' }));
    const cards = await screen.findAllByRole('radio');
    expect(cards.map(({ textContent }) => textContent)).toEqual(['OmarLast usedAbout Omar', 'ClaraStockAbout Clara']);
    expect(isOff('Next')).toBe(true);
    await userEvent.click(screen.getByRole('radio', { name: /Omar/u }));
    await userEvent.keyboard('{ArrowRight>}');
    await waitFor(() =>
      expect(screen.getByRole('radio', { name: /Clara/u }).getAttribute('aria-checked')).toBe('true'),
    );
    await userEvent.keyboard('{/ArrowRight}');
    unmount();
    open('/generate-video#content');
    await screen.findByRole('heading', { level: 2, name: 'Content' });
    await userEvent.click(button('Previous'));
    expect((await screen.findByRole('radio', { name: /Clara/u })).getAttribute('aria-checked')).toBe('true');
  });

  test('redirect from an unavailable step to the first incomplete one', async () => {
    storeDraft('u1', { ...ready, avatarId: null });
    open('/generate-video#generate');
    await waitFor(() => expect(where()).toBe('/generate-video#avatar'));
  });

  test('fill the screen share with the property URL, warn about it, and clear it when switched off', async () => {
    storeDraft('u1', ready);
    open('/generate-video#content');
    const toggle = await screen.findByRole('switch');
    await userEvent.click(toggle);
    const url = screen.getByRole('textbox', { name: 'Screen share URL' });
    expect(url).toHaveProperty('value', 'https://homes.example/12');
    screen.getByText('Invalid URL Format');
    expect(isOff('Next')).toBe(false);
    fireEvent.change(url, { target: { value: 'https://homes.example/plan.png?x=1' } });
    expect(screen.queryByText('Invalid URL Format')).toBeNull();
    fireEvent.change(url, { target: { value: 'https://homes.example/tour.mp4' } });
    screen.getByText(/this video is left out/);
    fireEvent.change(url, { target: { value: 'javascript:alert(1)' } });
    fireEvent.blur(url);
    screen.getByText('Please enter an address that starts with http:// or https:// and has no user name in it.');
    await userEvent.click(toggle);
    expect(readDraft('u1')).toMatchObject({ screenShare: false, screenShareUrl: '' });
  });

  test('start over after a confirmation and remove the draft', async () => {
    storeDraft('u1', ready);
    open('/generate-video#generate');
    await userEvent.click(await screen.findByRole('button', { name: 'Start over' }));
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Start over' }));
    await screen.findByRole('heading', { level: 2, name: 'Script' });
    expect(readDraft('u1')).toEqual(emptyDraft);
  });
});

describe('step 4', () => {
  test('shows a blank title as Untitled Video and the address as MLS #', async () => {
    storeDraft('u1', { ...ready, title: ' ', propertyAddress: '1 Oak Street' });
    open('/generate-video#generate');
    expect((await screen.findByText('Title')).nextSibling?.textContent).toContain('Untitled Video');
    expect(screen.getByText('MLS #').nextSibling?.textContent).toBe('1 Oak Street');
  });

  test('disables Generate without enough credits, and shows the shortfall and Add Credits', async () => {
    storeDraft('u1', ready);
    open('/generate-video#generate', { answers: { ScriptEstimate: () => estimate({ creditsNeeded: 9.5 }) } });
    await screen.findByText('You need 2.0 more credits to generate this video.');
    expect(isOff('Generate')).toBe(true);
    const asked = jest.fn();
    globalThis.curbcastAddCredits = asked;
    await userEvent.click(button('Add Credits'));
    expect(asked).toHaveBeenCalledTimes(1);
  });

  test('disables Generate with a debt', async () => {
    storeDraft('u1', ready);
    open('/generate-video#generate', { viewer: { ...maria, account: { ...maria.account, debt: 2 } } });
    await screen.findByText(/2 credits owed after a refund/u);
    expect(isOff('Generate')).toBe(true);
  });

  test('retries under the same key, uses a new key for new content, and opens My Videos on success', async () => {
    storeDraft('u1', ready);
    const keys: unknown[] = [];
    const inputs: Record<string, unknown>[] = [];
    const { asked, client } = open('/generate-video#generate', {
      answers: {
        StartVideo: ({ input }) => {
          const sent = input as Record<string, unknown>;
          inputs.push(sent);
          keys.push(sent['idempotencyKey']);
          return keys.length < 3 ? new TypeError('Failed to fetch') : started('v1');
        },
      },
    });
    await waitFor(() => expect(isOff('Generate')).toBe(false));
    await userEvent.click(button('Generate'));
    await screen.findByText('Error creating video');
    await screen.findByText('Failed to create video');
    await userEvent.click(button('Generate'));
    await waitFor(() => expect(keys).toHaveLength(2));
    expect(keys[1]).toBe(keys[0]);
    expect(readDraft('u1').submission?.key).toBe(keys[0]);

    await userEvent.click(button('Edit title'));
    fireEvent.change(screen.getByRole('textbox', { name: /Title/u }), { target: { value: 'Elm Street' } });
    for (const step of ['Avatar', 'Content', 'Generate']) {
      await userEvent.click(button('Next'));
      await screen.findByRole('heading', { level: 2, name: step });
    }
    await userEvent.click(button('Generate'));
    await screen.findByText('Video creation started');
    screen.getByText('You can track progress in My Videos');
    expect(keys[2]).not.toBe(keys[0]);
    expect(inputs[2]).toMatchObject({ title: 'Elm Street', script: 'Welcome home.', avatarId: 'clara' });
    expect(where()).toBe('/my-videos');
    expect(readDraft('u1')).toEqual(emptyDraft);
    // The mutation's response contains the new balance, so no query follows.
    expect(client.readQuery({ query: viewerQuery })?.viewer?.account).toMatchObject({ available: 6.5, held: 2.5 });
    expect(asked.filter((name) => name === 'Viewer')).toHaveLength(1);
  });

  test('shows the server’s message, with Add Credits if credits are missing', async () => {
    storeDraft('u1', ready);
    const refusal = new CombinedGraphQLErrors({
      errors: [
        { message: 'You need 1.0 more credits to generate this video.', extensions: { code: 'INSUFFICIENT_CREDITS' } },
      ],
    });
    open('/generate-video#generate', { answers: { StartVideo: () => refusal } });
    await waitFor(() => expect(isOff('Generate')).toBe(false));
    await userEvent.click(button('Generate'));
    await screen.findByText('You need 1.0 more credits to generate this video.');
    expect(currentToast()).toMatchObject({
      title: 'Error creating video',
      variant: 'destructive',
      action: { label: 'Add Credits' },
    });
  });
});
