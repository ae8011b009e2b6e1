import { afterEach, beforeEach, jest } from '@jest/globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { AddCreditsProvider } from '../../../app/addCredits.tsx';
import { RequireSession } from '../../../app/shell/RequireSession.tsx';
import type {
  AvatarsQuery,
  GenerateScriptMutation,
  LastAvatarQuery,
  SampleListingsQuery,
  ScriptEstimateQuery,
  ScriptToolsQuery,
  StartVideoMutation,
  VideoTemplate,
} from '../../../gql/graphql.ts';
import { catalog } from '../../../testing/server.ts';
import { maria, renderApp, type Answer } from '../../../testing/session.tsx';
import { currentToast, dismissToast } from '../../../ui/toastStore.ts';
import { emptyDraft, type Draft } from '../draft/draft.ts';
import { readDraft, storeDraft } from '../draft/storage.ts';
import GenerateVideo from '../index.tsx';

/** The setup of each test in a file that walks through the wizard. */
export function setUpWizard(): void {
  // The timeout only catches hangs; it must not fail a test on a busy machine.
  jest.setTimeout(180_000);
  beforeEach(() => {
    localStorage.clear();
    window.scrollTo = () => undefined;
  });
  afterEach(() => {
    cleanup();
    dismissToast(currentToast()?.id ?? 0);
  });
}

const avatar = (id: string, name: string) => ({
  __typename: 'Avatar' as const,
  id,
  name,
  type: 'stock',
  status: 'active',
  description: `About ${name}`,
  imageUrl: `/${id}.mp4`,
  posterUrl: `/${id}.png`,
  voiceUrl: `/${id}.wav`,
  progress: 100,
  progressEstimated: false,
  errorMessage: null,
  consentUrl: null,
  consentCertificateUrl: null,
});
export const avatars: AvatarsQuery = { avatars: [avatar('clara', 'Clara'), avatar('omar', 'Omar')] };
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
      template: 'RESIDENTIAL',
    },
    {
      __typename: 'SampleListing',
      id: 'o',
      title: 'Brick offices',
      address: '2 Oak Street',
      url: 'https://curbcast.example/samples/o',
      imageUrl: '/o.jpg',
      template: 'COMMERCIAL',
    },
  ],
};
const tools: ScriptToolsQuery = {
  scriptTools: {
    __typename: 'ScriptTools',
    writer: 'template',
    canTranslate: false,
    translationNote: 'Translation is not available here yet.',
  },
};
export const estimate = (more: Partial<ScriptEstimateQuery['scriptEstimate']> = {}): ScriptEstimateQuery => ({
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
export const generated: GenerateScriptMutation = {
  generateScript: {
    __typename: 'GeneratedScript',
    script: 'Welcome to 1 Oak Street. It costs [price].',
    title: 'Craftsman home',
    propertyAddress: '1 Oak Street',
    duration: 0.5,
    creditsNeeded: 0.5,
    facts: [{ __typename: 'ListingFact', name: 'Bedrooms', value: '4', source: 'the page’s own data' }],
    openFacts: [
      {
        __typename: 'OpenFact',
        name: 'Price',
        placeholder: '[price]',
        phrase: '[price]',
        question: 'The listing says different things. Please choose the right one.',
        candidates: [
          {
            __typename: 'FactCandidate',
            value: '$450,000',
            words: '$450,000',
            source: 'the page’s own data',
            place: 'Price',
          },
          {
            __typename: 'FactCandidate',
            value: '$440,000',
            words: '$440,000',
            source: 'visible text',
            place: 'List price: $440,000',
          },
        ],
      },
    ],
    lengths: [
      { __typename: 'ScriptReach', length: 'SHORT', seconds: 28, reached: true },
      { __typename: 'ScriptReach', length: 'MEDIUM', seconds: 57, reached: true },
      { __typename: 'ScriptReach', length: 'LONG', seconds: 61, reached: false },
    ],
    notes: ['Left out: “A safe street.” Name facts and places instead.'],
    imageUrls: ['/1.jpg', '/2.jpg'],
    imageTexts: ['', ''],
    placeholders: ['[price]'],
  },
};
export const started = (id: string): StartVideoMutation => ({
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
      leftOut: [],
      videoUrl: null,
      thumbnailUrl: null,
      captionsUrl: null,
      viewCount: 0,
      shareUrl: null,
      exports: [],
      duration: null,
      createdAt: '2026-11-21T10:00:00.000Z',
      creditsHeld: 1,
      creditsUsed: null,
      creditsReturned: null,
      retryCredits: null,
      deletionCredits: 0,
      madeFrom: null,
    },
  },
});

/** Puts a draft of Maria's into the browser. */
export const keepDraft = (draft: Draft, template: VideoTemplate = 'CUSTOM'): boolean =>
  storeDraft('u1', template, { draft, revision: null, saved: false });
export const keptDraft = (template: VideoTemplate = 'CUSTOM'): Draft => readDraft('u1', template).draft;

export const ready: Draft = {
  ...emptyDraft,
  script: 'Welcome home.',
  title: 'Oak Street',
  avatarId: 'clara',
  propertyDetails: 'https://homes.example/12',
};

type Answers = Readonly<Record<string, (variables: Record<string, unknown>) => Answer | Promise<Answer>>>;

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

/** Opens the wizard at a path, signed in, with a server that answers all of its operations. */
export function openWizard(
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
        VideoDraft: () => ({ videoDraft: null }),
        SaveVideoDraft: () => ({
          saveVideoDraft: {
            __typename: 'VideoDraft',
            template: 'CUSTOM',
            revision: 'r1',
            savedAt: '2026-11-22T10:00:00.000Z',
          },
        }),
        RemoveVideoDraft: ({ template }) => ({ removeVideoDraft: { __typename: 'RemoveVideoDraftPayload', template } }),
        Brand: () => ({ brand: null }),
        ScriptEstimate: () => estimate(),
        Storyboard: () => ({ storyboard: [] }),
        GenerateScript: () => generated,
        StartVideo: () => started('v1'),
        MediaChecks: ({ urls }) => ({
          mediaChecks: (urls as string[]).map((url) => ({
            __typename: 'MediaCheck' as const,
            url,
            kind: url.includes('gone') ? null : ('IMAGE' as const),
            problem: url.includes('gone') ? 'We could not read it.' : null,
          })),
        }),
        ...answers,
      },
    },
  );
}

export const where = (): string | null => screen.getByTestId('where').textContent;
export const button = (name: string | RegExp): HTMLButtonElement => screen.getByRole('button', { name });
export const isOff = (name: string | RegExp): boolean => button(name).disabled;
export const typeScript = (value: string): boolean =>
  fireEvent.change(screen.getByRole('textbox', { name: 'Script' }), { target: { value } });
