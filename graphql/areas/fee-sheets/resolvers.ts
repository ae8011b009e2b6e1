import { halfCreditsForSeconds, lenderScriptSeconds, type ScriptLength } from '../../../domain/catalog.ts';
import type { FigureKind, Resolvers } from '../../generated/resolvers.ts';
import { readInput } from '../../input/read.ts';
import { credits, dateTime } from '../../scalars.ts';
import { estimateOf } from '../scripts/reads.ts';
import { feeSheetIdInput, lenderScriptInput } from './input.ts';
import { ownSheet, scriptFigures, spokenFigures, sheetNotFound, writeLenderScript } from './work.ts';

const lengths = Object.entries(lenderScriptSeconds) as readonly (readonly [
  ScriptLength,
  { from: number; to: number },
])[];

/** Fee sheets of lenders. */
export const feeSheetResolvers: Resolvers = {
  Query: {
    feeSheet: async (_root, args, context) => {
      context.requireUser();
      return (await ownSheet(context, readInput(feeSheetIdInput, args).id)) ?? null;
    },
    sampleFeeSheets: (_root, _args, { services }) =>
      services.feeSheets.samples.map(({ id, title, format }) => ({
        id,
        title,
        format,
        url: `/samples/fee-sheets/${id}`,
      })),
    lenderScriptLengths: () =>
      lengths.map(([length, { from, to }]) => ({
        length: length.toUpperCase() as 'SHORT' | 'MEDIUM' | 'LONG',
        fromSeconds: from,
        toSeconds: to,
        credits: credits(halfCreditsForSeconds(to)),
      })),
  },
  FeeSheet: {
    name: ({ sheet }) => sheet.name,
    uploadedAt: ({ doc }) => dateTime(doc.uploadedAt),
    deletedAt: ({ doc }) => dateTime(doc.deleteAt),
    pages: ({ id, sheet }) =>
      sheet.reading.pages.map(({ aspect, picture, lines }, at) => ({
        number: at + 1,
        aspect,
        pictureUrl: picture === null ? null : `/files/fee-sheets/${id}/pages/${at + 1}`,
        lines: [...lines],
      })),
    pagesInFile: ({ sheet }) => sheet.reading.pagesInFile,
    figures: ({ sheet }) => [...sheet.reading.figures],
  },
  FeeSheetFigure: {
    label: ({ label }, _args, { inWords }) => inWords(label),
    question: ({ question }, _args, { inWords }) => question && inWords(question),
    kind: ({ kind }) => kind.toUpperCase() as FigureKind,
    alternatives: ({ alternatives }) => [...alternatives],
    left: ({ box }) => box.left,
    top: ({ box }) => box.top,
    width: ({ box }) => box.width,
    height: ({ box }) => box.height,
  },
  Mutation: {
    generateLenderScript: async (_root, { input }, context) => {
      context.requireUser();
      const { feeSheetId, lenderInfo, scriptLength, figures } = readInput(lenderScriptInput, input);
      const found = await ownSheet(context, feeSheetId);
      if (!found) throw sheetNotFound();
      const spoken = scriptFigures(found.sheet.reading.figures, figures);
      const written = await writeLenderScript(context, { figures: spoken, lender: lenderInfo, length: scriptLength });
      const { durationMinutes, halfCredits } = estimateOf(written.script);
      return {
        script: written.script,
        title: written.title,
        duration: durationMinutes,
        creditsNeeded: credits(halfCredits),
        figures: spokenFigures(spoken, context),
        placeholders: [...written.placeholders],
      };
    },
    deleteFeeSheet: async (_root, args, context) => {
      const userId = context.requireUser();
      const { id } = readInput(feeSheetIdInput, args);
      const { feeSheets } = context.services.commands;
      const sheet = { feeSheetId: id, userId, reason: 'removed' } as const;
      const position = await feeSheets.deleteFeeSheet(sheet, context.caller(undefined));
      await context.seen(position);
      return { id, position };
    },
  },
};
