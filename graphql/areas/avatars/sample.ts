import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { issue } from '../../../domain/issue.ts';
import { Refusal, refusalInWords } from '../../../domain/refusal.ts';
import { say } from '../../../words/index.ts';
import type { GatewayContext } from '../../context.ts';
import { readInput } from '../../input/read.ts';
import { phaseSentence } from '../../progress/wording.ts';
import { param } from '../../rest/routes.ts';

const sampleInput = z.object({ consentAccepted: z.literal(true, issue('CONSENT_MISSING')) });

/** One line of the answer: how far the sample is, the finished MP4 in base64, or why there is none. */
type SampleLine =
  | { readonly progress: number; readonly phase: string }
  | { readonly video: string }
  | { readonly error: string };

/**
 * Makes a sample of the Digital Twin of an uploaded recording, which is removed. The answer is a line of JSON for each
 * step, so that a person sees it move and no proxy takes the connection for dead; nothing of the sample is kept.
 */
export async function sendSample(context: GatewayContext, request: FastifyRequest, reply: FastifyReply) {
  const userId = context.requireUser();
  const { sampler, uploads, check } = context.services.avatars;
  if (sampler === undefined) throw new Refusal('NOT_OFFERED', say('TWIN_SAMPLE_NOT_OFFERED'));
  readInput(sampleInput, request.body);
  const uploadId = param(request, 'id');
  const { path, ...recording } = await check(await uploads.open(userId, uploadId), 'footage').finally(() =>
    uploads.remove(userId, uploadId),
  );
  const left = new AbortController();
  reply.raw.once('close', () => left.abort(new Error('The person left')));
  const lines = new Readable({ read: () => undefined });
  const write = (line: SampleLine): void => void (lines.destroyed || lines.push(`${JSON.stringify(line)}\n`));
  sampler
    .make({
      owner: userId,
      footage: { ...recording, open: async () => createReadStream(path) },
      script: context.inWords(say('TWIN_SAMPLE_SCRIPT')),
      language: context.language,
      signal: left.signal,
      onProgress: (percent, phase) =>
        write({ progress: Math.floor(percent), phase: context.inWords(phaseSentence(phase)) }),
    })
    .then(
      (video) => write({ video: video.toString('base64') }),
      (error: unknown) =>
        write({
          error:
            error instanceof Refusal
              ? refusalInWords(error, context.language)
              : context.inWords(say('TWIN_FAILURE_TRAINING_FAILED')),
        }),
    )
    .finally(async () => {
      lines.push(null);
      await rm(path, { force: true });
    });
  return reply
    .header('cache-control', 'no-store')
    .header('x-accel-buffering', 'no')
    .type('application/x-ndjson; charset=utf-8')
    .send(lines);
}
