import { z } from 'zod';
import { libraryCategories } from '../../../domain/library/index.ts';
import { videoOrderInput } from '../../../domain/videos/index.ts';
import {
  estimateScriptInput,
  generateScriptInput,
  optimizeScriptInput,
  translateScriptInput,
} from '../../scripts/input.ts';
import { deleteVideosInput } from '../../videos/input.ts';
import {
  avatar,
  doneWith,
  lenderScript,
  libraryVideo,
  listingScript,
  script,
  scriptEstimate,
  video,
  videoStats,
} from '../answers.ts';
import { page, type CallDescriptions } from '../call.ts';

const half = z.number().multipleOf(0.5);
const share = z.object({ shareUrl: z.string(), publicUrl: z.string() });

/** Videos, what they are made of, and the library. */
export const videoCalls: CallDescriptions = {
  'POST /api/estimate-script': {
    summary: 'Duration and credits of a script',
    body: estimateScriptInput,
    answer: scriptEstimate,
  },
  'POST /api/generate-script-from-profile': {
    summary: 'Write a script from a listing: its address or its text',
    body: generateScriptInput,
    answer: listingScript,
  },
  'POST /api/optimize-script': { summary: 'Improve a script', body: optimizeScriptInput, answer: script },
  'POST /api/translate-script': {
    summary: 'Translate a script',
    body: translateScriptInput,
    answer: z.object({ translatedScript: z.string() }),
  },
  'POST /api/generate-lender-script': {
    summary: 'Write a script from the fee sheet of a lender (PDF, JPEG, PNG or text, at most 10 MB)',
    body: {
      form: {
        feeSheet: 'The file.',
        lenderInfo: 'JSON text: {name, phone, email?, website?, licenseNumber?}',
        scriptLength: 'short, medium (default) or long',
      },
    },
    answer: lenderScript,
  },

  'GET /api/videos': { summary: 'The videos, the newest first', query: page, answer: z.array(video) },
  'GET /api/videos/stats': { summary: 'How many videos there are by status', answer: videoStats },
  'POST /api/videos': {
    summary: 'Start a video; its credits are held until it is made',
    body: videoOrderInput,
    status: 201,
    answer: z.object({ video, creditsReserved: half, creditsAvailable: half }),
  },
  'PATCH /api/videos/{id}/status': { summary: 'Ask the video provider for the state of a video', answer: video },
  'DELETE /api/videos/{id}': { summary: 'Delete a video', answer: doneWith },
  'DELETE /api/videos/bulk': {
    summary: 'Delete several videos',
    body: deleteVideosInput,
    answer: z.object({
      deleted: z.array(z.string()),
      skipped: z.array(z.object({ id: z.string(), reason: z.string() })),
    }),
  },
  'POST /api/videos/{id}/share': { summary: 'The share link of a video; makes it once', answer: share },
  'GET /api/videos/{id}/sharing-page': { summary: 'Go to the share page of a video', status: 302 },
  'GET /api/videos/{id}/export': {
    summary: 'Download a video or its captions',
    query: { format: 'mp4, webm, mov, srt or vtt' },
    answer: { file: ['video/mp4', 'video/webm', 'video/quicktime', 'application/x-subrip', 'text/vtt'] },
  },
  'GET /api/videos/{id}/media/{kind}': {
    summary: 'The film, thumbnail or captions of a video; kind is one of the words',
    answer: { file: ['video/mp4', 'image/jpeg', 'text/vtt'] },
  },

  'GET /api/avatars': { summary: 'The presenters to choose from', answer: z.array(avatar) },
  'POST /api/avatars': {
    summary: 'Make a Digital Twin from a recording (at most 500 MB)',
    body: { form: { name: 'The name.', video: 'The recording.', consent: 'A recording of the consent.' } },
    status: 201,
    answer: z.object({ avatar }),
  },
  'DELETE /api/avatars/{id}': { summary: 'Delete a Digital Twin', answer: doneWith },
  'GET /api/avatars/{id}/preview': { summary: 'A film of a presenter', answer: { file: ['video/mp4'] } },
  'GET /api/avatars/{id}/poster': {
    summary: 'A picture of a presenter',
    answer: { file: ['image/png', 'image/jpeg'] },
  },
  'GET /api/avatars/{id}/voice': {
    summary: 'The voice of a presenter',
    answer: { file: ['audio/mpeg', 'audio/mp4', 'audio/wav'] },
  },

  'GET /api/mls-videos': {
    summary: 'The videos of MLS Unlocked',
    query: { category: `${libraryCategories.join(', ')}; absent for all`, search: 'Words of title, text or tags.' },
    answer: z.array(libraryVideo),
  },
  'POST /api/mls-videos/{id}/view': {
    summary: 'Count a view, once a day',
    answer: z.object({ viewCount: z.int() }),
  },

  'GET /api/pictures': {
    summary: 'A picture of the web, checked and passed on',
    query: { url: 'The address of the picture.' },
    answer: { file: ['image/jpeg', 'image/png', 'image/webp', 'image/gif'] },
  },
  'GET /api/pictures/own/{name}': { summary: 'An uploaded picture', answer: { file: ['image/webp'] } },
};
