import { hash } from 'node:crypto';
import type { Logger } from 'pino';
import type { Config } from '../config/index.ts';
import {
  createBuiltInVoice,
  createFfmpegConverter,
  createFileChecks,
  createGuardedFetch,
  createGuardedPost,
  createKokoroVoice,
  createListingSource,
  createProfilePictures,
  createTemplateWriter,
  createRecordingChecks,
  createUploads,
  findFfmpeg,
  joinProgress,
  loadOpenAi,
  withSamples,
} from '../command-service/providers/index.ts';
import { keepOwnPicture } from '../command-service/index.ts';
import type { EventStore, PersonalSeal } from '../event-store/index.ts';
import type { EngineInfo } from '../graphql/index.ts';
import type { RateLimitStore } from '../lib/rate-limit.ts';
import { openFiles } from './files.ts';
import { openMail } from './mail.ts';
import { openProgress, openTwins, openTwinSampler, openVideo, reportReceiver, workFolder } from './video.ts';
import { builtInVoiceInfo, createVoiceSamples } from './voices.ts';
import { guardLivePayments } from './live-payments.ts';
import { openPayments, testCardOf, type DeliverWebhook } from './payments.ts';
import { say } from '../words/index.ts';

/** The slices of the configuration that providers read. */
type ProviderSettings = Pick<
  Config,
  | 'data'
  | 'files'
  | 'outbound'
  | 'scripts'
  | 'video'
  | 'payments'
  | 'readStore'
  | 'server'
  | 'roles'
  | 'mail'
  | 'product'
  | 'derived'
>;

type RenderSettings = Pick<Config, 'data' | 'files' | 'outbound' | 'derived' | 'scripts'>;

export interface ProviderOptions {
  readonly settings: ProviderSettings;
  readonly logger: Logger;
  readonly eventStore: EventStore;
  readonly personalSeal: PersonalSeal;
  readonly rateLimits: RateLimitStore;
  readonly deliverPaymentEvent: DeliverWebhook;
}

/** The parts for videos, in every role that orders or renders them. */
export async function openRenderParts(
  { data, files: settings, outbound, derived, scripts }: RenderSettings,
  spent?: RateLimitStore,
) {
  const store = await openFiles({ data, files: settings });
  const web = withSamples(createGuardedFetch({ allow: outbound.OUTBOUND_ALLOW }), derived.publicUrl);
  const openAi = await openAiOf(scripts, spent);
  const builtIn = createBuiltInVoice(scripts.NATURAL_VOICE ? createKokoroVoice() : undefined);
  return { store, files: store.files, web, openAi, builtIn, voice: openAi?.voice() ?? builtIn };
}

/** Opens the providers that the configuration names, or their embedded defaults. */
export async function openProviders({
  settings,
  logger,
  eventStore,
  personalSeal,
  rateLimits,
  deliverPaymentEvent,
}: ProviderOptions) {
  const { store, files, web, openAi, builtIn, voice } = await openRenderParts(settings, rateLimits);
  const webhookSender = createGuardedPost({ allow: settings.outbound.OUTBOUND_ALLOW });
  const listings = createListingSource(web);
  const scripts = openAi?.writer(listings) ?? createTemplateWriter(listings);
  const video = await openVideo({ settings, files, voice, web, logger });
  const progress = await openProgress(settings);
  const { publicUrl } = settings.derived;
  const twins = await openTwins({ settings, files, voice, logger, publicUrl });

  const twinSampler = openTwinSampler({ settings, voice });

  const pictures = createProfilePictures();
  const mail = await openMail(settings, files, personalSeal, (picture) => pictures.make(picture, 'logo'));
  const { payments: stripe, testPayments } = openPayments(settings, deliverPaymentEvent);
  const payments = await guardLivePayments(stripe, eventStore);

  const voiceSample = createVoiceSamples({ files, video, voice });
  /** The file key of a presenter's poster, clip or voice, stored on first use; undefined for an unknown presenter. */
  const presenterFile = async (id: string, kind: 'preview' | 'poster' | 'voice'): Promise<string | undefined> => {
    // The voices of HeyGen's presenters can be heard only in their clips.
    if (kind === 'voice') return video.name === 'local' ? voiceSample(id) : undefined;
    if (!(await video.presenters()).some((presenter) => presenter.id === id)) return undefined;
    const key = kind === 'preview' ? `presenters/${id}/preview.mp4` : `presenters/${id}/poster.png`;
    if (await files.stat(key)) return key;
    const preview = await video.preview(id, kind === 'preview' ? 'clip' : 'poster');
    if (preview === undefined) return undefined;
    await files.putStream(key, await preview.open(), preview.contentType);
    return key;
  };

  const engines = async (): Promise<readonly EngineInfo[]> => {
    const [videoProblem, paymentProblem, mailProblem, filesProblem] = await Promise.all([
      video.problem(),
      payments.problem(),
      mail.provider.problem(),
      store.problem(),
    ]);
    return [
      {
        port: 'payments',
        name: testPayments ? say('ENGINE_TEST_PAYMENTS') : 'Stripe',
        external: !testPayments,
        ...problemOf(paymentProblem),
      },
      {
        port: 'scripts',
        name: openAi === undefined ? say('ENGINE_TEMPLATES') : scripts.capabilities().writer,
        external: openAi !== undefined,
      },
      openAi === undefined
        ? await builtInVoiceInfo(builtIn)
        : { port: 'voice', name: say('ENGINE_OPENAI_SPEECH'), external: true },
      {
        port: 'video',
        name: video.name === 'heygen' ? 'HeyGen' : say('ENGINE_LOCAL_RENDERER'),
        external: video.name === 'heygen',
        ...problemOf(videoProblem),
      },
      {
        port: 'files',
        name: store.isFolder ? say('ENGINE_FOLDER') : 'S3',
        external: !store.isFolder,
        ...problemOf(filesProblem),
      },
      { port: 'mail', name: mail.provider.name, external: mail.outbox === undefined, ...problemOf(mailProblem) },
    ];
  };

  /** Makes and stores a profile picture; resolves with its name, a hash of user and content. */
  const profilePicture = async (userId: string, file: Uint8Array): Promise<string> => {
    const bytes = await pictures.make(file);
    // The hash includes the user, so the same picture of two people is two files, and each can be removed without the
    // other.
    const name = `${hash('sha256', Buffer.concat([Buffer.from(userId), bytes]))}.webp`;
    await files.putBytes(`pictures/${name}`, bytes, 'image/webp');
    return name;
  };

  /** Makes and stores a picture of a video or brand; resolves with its name. */
  const ownPicture = async (userId: string, file: Uint8Array): Promise<string> =>
    keepOwnPicture(files, userId, await pictures.make(file, 'whole'), Date.now());

  return {
    files,
    web,
    webhookSender,
    scripts,
    video,
    progress: { store: progress, source: joinProgress([video.progress, progress]) },
    videoConverter: createFfmpegConverter(),
    twins,
    twinSampler,
    uploads: createUploads(files, Date.now),
    recordingChecks: createRecordingChecks({
      folder: workFolder(settings, 'recordings'),
      findFfmpeg: () => findFfmpeg(undefined),
    }),
    fileChecks: createFileChecks({
      folder: workFolder(settings, 'library-files'),
      findFfmpeg: () => findFfmpeg(undefined),
    }),
    voice,
    payments,
    testPayments,
    ...(testPayments ? { payWithTestCard: testCardOf(testPayments) } : {}),
    mail,
    presenterFile,
    profilePicture,
    ownPicture,
    engines,
    filesProblem: store.problem,
    receiveReport: reportReceiver(settings.video, video),
  };
}

/** The providers on OpenAI; undefined without a key. */
async function openAiOf(
  { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseUrl, ...settings }: Config['scripts'],
  spent: RateLimitStore | undefined,
) {
  if (apiKey === undefined) return undefined;
  const { createOpenAiWriter, createOpenAiVoice } = await loadOpenAi();
  const access = { apiKey, ...(baseUrl === undefined ? {} : { baseUrl }) };
  return {
    writer: (listings: ReturnType<typeof createListingSource>) =>
      createOpenAiWriter(listings, {
        ...access,
        model: settings.OPENAI_MODEL,
        ...(spent && { spent }),
        budget: { cents: settings.OPENAI_DAILY_CENTS, workMs: settings.OPENAI_DAILY_MINUTES * 60_000 },
        centsPerMillion: { question: settings.OPENAI_QUESTION_CENTS, answer: settings.OPENAI_ANSWER_CENTS },
      }),
    voice: () => createOpenAiVoice(access),
  };
}

const problemOf = (problem: string | undefined) => (problem === undefined ? {} : { problem });

export type Providers = Awaited<ReturnType<typeof openProviders>>;
