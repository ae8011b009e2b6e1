import { estimate } from '../scripts/rest.ts';
import { z } from 'zod';
import * as field from '../../openapi/fields.ts';
import { Readable } from 'node:stream';
import type { ReadingProgress } from '../../../command-service/index.ts';
import { problemOf } from '../../errors.ts';
import { readInput } from '../../input/read.ts';
import { fileNotFound } from '../../rest/files.ts';
import { staticPolicy } from '../../rest/policy.ts';
import { param, route, type Routes } from '../../rest/routes.ts';
import { credits } from '../../scalars.ts';
import { estimateOf } from '../scripts/reads.ts';
import { lenderFormInput } from './input.ts';
import { sheetFormOf } from './sheet-form.ts';
import {
  keepUpload,
  ownSheet,
  readUpload,
  requireFile,
  scriptFigures,
  spokenFigures,
  writeLenderScript,
} from './work.ts';

const lenderScript = z.object({
  script: field.text,
  title: field.text,
  ...estimate,
  figures: z.array(z.object({ label: field.text, value: field.text, source: field.text })),
});

/** Fee sheets of lenders, and their files. */
export const feeSheetRoutes: Routes = {
  'POST /api/generate-lender-script': route({
    needs: 'videos:write',
    bound: 'call',
    about: {
      tag: 'Videos',
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
    body: 'stream',
    handle: async (context, request) => {
      context.requireUser();
      const form = await sheetFormOf(request);
      requireFile(form);
      const { lenderInfo, scriptLength, figures } = readInput(lenderFormInput, form.fields);
      const read = await readUpload(context, form);
      const spoken = scriptFigures(read.reading.figures, figures);
      const written = await writeLenderScript(context, { figures: spoken, lender: lenderInfo, length: scriptLength });
      await keepUpload(context, read);
      const { durationMinutes, halfCredits } = estimateOf(written.script);
      return {
        script: written.script,
        title: written.title,
        duration: durationMinutes,
        creditsNeeded: credits(halfCredits),
        figures: spokenFigures(spoken, context),
      };
    },
  }),

  /** Answers JSON lines: progress, and last `{id}` or `{error}`; the status is decided before the first of them. */
  'POST /files/fee-sheets': {
    needs: 'videos:write',
    bound: 'call',
    body: 'stream',
    handle: async (context, request, reply) => {
      context.requireUser();
      const form = await sheetFormOf(request);
      const lines = new Readable({ read: () => undefined });
      const write = (line: object): boolean => lines.push(`${JSON.stringify(line)}\n`);
      const work = async (): Promise<void> => {
        try {
          const onProgress = (progress: ReadingProgress): boolean => write({ progress });
          write({ id: await keepUpload(context, await readUpload(context, form, onProgress)) });
        } catch (error) {
          const { code, message } = problemOf(error, context.language);
          write({ error: { code, message } });
        }
        lines.push(null);
      };
      void work();
      return reply.header('cache-control', 'no-store').type('application/x-ndjson').send(lines);
    },
  },

  'GET /files/fee-sheets/:id/pages/:number': {
    needs: 'read',
    handle: async (context, request, reply) => {
      context.requireUser();
      const found = await ownSheet(context, param(request, 'id'));
      const picture = found?.sheet.reading.pages[Number(param(request, 'number')) - 1]?.picture;
      if (typeof picture !== 'string') throw fileNotFound();
      return reply.header('cache-control', 'private, no-cache').type('image/jpeg').send(Buffer.from(picture, 'base64'));
    },
  },

  'GET /samples/fee-sheets/:id': {
    needs: 'open',
    policy: staticPolicy,
    handle: async ({ services: { feeSheets } }, request, reply) => {
      const sample = feeSheets.samples.find(({ id }) => id === param(request, 'id'));
      const bytes = sample && (await feeSheets.sample(sample.id));
      if (!sample || !bytes) throw fileNotFound();
      return reply
        .headers({
          'cache-control': 'public, max-age=86400',
          'content-disposition': `inline; filename="${sample.id}"`,
          'content-security-policy': "default-src 'none'; sandbox",
        })
        .type(sample.contentType)
        .send(Buffer.from(bytes));
    },
  },
};
