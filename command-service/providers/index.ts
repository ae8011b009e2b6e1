/** All adapters, for the composition in `server/`. Everything else imports a port, never an adapter. */
export { createFfmpegConverter } from './conversion/ffmpeg-converter.ts';
export { createDraftStore } from './drafts/drafts.ts';
export { createFeeSheetReader } from './fee-sheets/reader.ts';
export { sampleSheet, sampleSheets } from './fee-sheets/samples/samples.ts';
export { createFeeSheetStore } from './fee-sheets/store.ts';
export type { WebReader } from './fetch/port.ts';
export { createGuardedFetch } from './fetch/guarded/guarded-fetch.ts';
export { createGuardedPost } from './fetch/guarded/guarded-post.ts';
export { openFolderFileStore } from './files/folder/folder-file-store.ts';
export { openOutbox, type Outbox } from './mail/outbox/outbox.ts';
export { createProfilePictures } from './pictures/profile-picture.ts';
export type { PayWithTestCard } from './payments/port.ts';
export { openStripePayments } from './payments/stripe/open.ts';
export { createFileChecks } from './library-files/file-checks.ts';
export { createRecordingChecks } from './recordings/check.ts';
export { createUploads } from './recordings/uploads.ts';
export { findFfmpeg } from './video/local/ffmpeg.ts';
export { lessons } from './samples/lessons/index.ts';
export { withSamples } from './samples/sample-reader.ts';
export { renderSampleListing, sampleImage, sampleListings } from './samples/samples.ts';
export { pagePolicy as sampleListingPolicy } from './samples/page.ts';
export { createListingSource } from './listings/web/listing-source.ts';
export { createTemplateWriter } from './scripts/template/writer.ts';
export { createLocalTwinProvider } from './twins/local/local-twin-provider.ts';
export type { TwinProvider } from './twins/port.ts';
export { createTwinSampler, type TwinSampler } from './twins/sampler.ts';
export { joinProgress } from './progress/port.ts';
export { openSqliteProgress } from './progress/sqlite-progress.ts';
export { createQueueProvider, type QueueProvider } from './video/queue/queue-provider.ts';
export { startRenderer, type Renderer } from './video/queue/renderer.ts';
export type { RenderJobs } from './video/queue/jobs.ts';
export { openSqliteRenderJobs } from './video/queue/sqlite-jobs.ts';
export { createLocalVideoProvider } from './video/local/local-video-provider.ts';
export { voiceOf } from './video/local/presenters.ts';
export { SpeechRefused, type VoiceProvider } from './voice/port.ts';
export { firstSentence } from './voice/wording.ts';
export { createBuiltInVoice, type BuiltInVoice } from './voice/built-in.ts';
export { createKokoroVoice } from './voice/kokoro/kokoro.ts';

/** Loads nodemailer only where an SMTP server is set. */
export const loadSmtp = () => import('./mail/smtp/smtp.ts');

/** Loads the client of S3 only where a bucket is set: it is larger than everything else that a start loads. */
export const loadS3 = () => import('./files/s3/s3-file-store.ts');

/** Loads the driver of MongoDB only where it is set. */
export const loadMongoRenderJobs = () => import('./video/queue/mongodb-jobs.ts');

export const loadMongoProgress = () => import('./progress/mongodb-progress.ts');

/** Loads the HeyGen adapter only where it is chosen. */
export const loadHeygen = () => import('./heygen.ts');

/** Loads the OpenAI adapters only when a key is set: their client makes up a fifth of the modules of a start. */
export const loadOpenAi = () => import('./openai.ts');
