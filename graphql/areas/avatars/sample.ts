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
 * Makes a sample of the Digital Twin from an uploaded recording, and removes the recording. The response is a line of
 * JSON for each step, so that the user sees progress and no proxy drops the connection as idle. The sample is not
 * stored.
 */
export async function sendSample(context: GatewayContext, request: FastifyRequest, reply: FastifyReply) {
  const userId = context.requireUser();
  const { sampler } = context.services.avatars;
  if (sampler === undefined) throw new Refusal('NOT_OFFERED', say('TWIN_SAMPLE_NOT_OFFERED'));
  readInput(sampleInput, request.body);
  const { path, ...recording } = await taken(context, userId, param(request, 'id'));
  const left = new AbortController();
  reply.raw.once('close', () => left.abort(new Error('The person left')));
  const lines = new Readable({ read: () => undefined });
  const write = (line: SampleLine): void => void (lines.destroyed || lines.push(`${JSON.stringify(line)}\n`));
  const make = async (): Promise<void> => {
    try {
      const video = await sampler.make({
        owner: userId,
        name: context.inWords(say('YOUR_TWIN')),
        footage: { ...recording, open: async () => createReadStream(path) },
        script: context.inWords(say('TWIN_SAMPLE_SCRIPT')),
        language: context.language,
        signal: left.signal,
        onProgress: (percent, phase) =>
          write({ progress: Math.floor(percent), phase: context.inWords(phaseSentence(phase)) }),
      });
      write({ video: video.toString('base64') });
    } catch (error) {
      write({
        error:
          error instanceof Refusal
            ? refusalInWords(error, context.language)
            : context.inWords(say('TWIN_FAILURE_TRAINING_FAILED')),
      });
    } finally {
      lines.push(null);
      await rm(path, { force: true });
    }
  };
  make().catch((error: unknown) => lines.destroy(error instanceof Error ? error : undefined));
  return reply
    .header('cache-control', 'no-store')
    .header('x-accel-buffering', 'no')
    .type('application/x-ndjson; charset=utf-8')
    .send(lines);
}

/** An uploaded recording as a file, checked by its content. The upload is removed, also when it is refused. */
async function taken({ services: { avatars } }: GatewayContext, userId: string, uploadId: string) {
  try {
    return await avatars.check(await avatars.uploads.open(userId, uploadId), 'footage');
  } finally {
    await avatars.uploads.remove(userId, uploadId);
  }
}
