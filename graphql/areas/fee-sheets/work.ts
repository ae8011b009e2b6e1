import { randomUUID } from 'node:crypto';
import {
  isFound,
  parseFigureValue,
  type FeeSheetReading,
  type LenderInfo,
  type ReadFigure,
  type ReadingProgress,
  type SheetFigure,
} from '../../../command-service/index.ts';
import type { ScriptLength } from '../../../domain/catalog.ts';
import { suggestedTitle } from '../../../domain/videos/index.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { GatewayContext } from '../../context.ts';
import { noSheet } from './input.ts';
import type { FeeSheetParent } from './parents.ts';
import type { SheetForm } from './sheet-form.ts';
import { inWords, say, type Sentence } from '../../../words/index.ts';

const tooMany = say('TOO_MANY_SHEETS_TODAY');

/** The file of a form. Throws INVALID_INPUT for a form without one. */
export function requireFile({ file }: SheetForm): NonNullable<SheetForm['file']> {
  if (file === undefined) throw new Refusal('INVALID_INPUT', noSheet);
  return file;
}

/**
 * Reads an uploaded sheet. Throws INVALID_INPUT, UNSUPPORTED_TYPE or TOO_LARGE with a sentence for the user, and
 * RATE_LIMITED.
 */
export async function readUpload(
  { services: { feeSheets: sheets, limits }, requireUser }: GatewayContext,
  form: SheetForm,
  onProgress?: (progress: ReadingProgress) => void,
): Promise<{ readonly name: string; readonly bytes: Buffer; readonly reading: FeeSheetReading }> {
  const file = requireFile(form);
  const upload = await limits.take('feeSheets', requireUser());
  if (!upload.allowed) throw new Refusal('RATE_LIMITED', tooMany, { retryAfterSeconds: upload.retryAfterSeconds });
  return { ...file, reading: await sheets.reader.read(file.bytes, onProgress) };
}

/** Keeps a sheet that was read. Returns its id. Throws ACCOUNT_SUSPENDED. */
export async function keepUpload(
  context: GatewayContext,
  { name, bytes, reading }: Awaited<ReturnType<typeof readUpload>>,
): Promise<string> {
  const { services, requireUser, caller, seen } = context;
  const [userId, feeSheetId] = [requireUser(), randomUUID()];
  const { pages, format } = reading;
  const figures = reading.figures.filter(isFound);
  const questions = figures.filter(({ question }) => question !== null).length;
  const position = await services.commands.feeSheets.recordFeeSheet(
    { feeSheetId, userId, format, bytes: bytes.length, pages: pages.length, figures: figures.length, questions },
    caller(undefined),
  );
  await services.feeSheets.store.keep(userId, feeSheetId, { name, reading }, bytes);
  await seen(position);
  return feeSheetId;
}

/** A sheet of the caller; undefined when it is unknown, deleted or someone else's. */
export async function ownSheet(
  { services, requireUser }: GatewayContext,
  feeSheetId: string,
): Promise<FeeSheetParent | undefined> {
  const userId = requireUser();
  const doc = await services.projections.reader('fee-sheets').get('feeSheets', feeSheetId);
  if (doc?.userId !== userId) return undefined;
  const sheet = await services.feeSheets.store.read(userId, feeSheetId);
  return sheet && { id: feeSheetId, doc, sheet };
}

export const sheetNotFound = (): Refusal => new Refusal('NOT_FOUND', say('SHEET_NOT_FOUND'));

interface Confirmed {
  readonly key: string;
  readonly value: string;
}

/** A figure for a script, with its place on the sheet for the response. */
export interface ScriptFigure extends SheetFigure {
  readonly name: Sentence;
  readonly source: Sentence;
}

/**
 * The figures for a script. With a confirmation, only the confirmed figures, with the values that the user typed.
 * Without one, every figure of the sheet stays open, and the script asks about it. Throws INVALID_INPUT for a value of
 * another kind.
 */
export function scriptFigures(
  figures: readonly ReadFigure[],
  confirmed: readonly Confirmed[] | undefined,
): readonly ScriptFigure[] {
  if (confirmed === undefined)
    return figures
      .filter(isFound)
      .map((figure) => ({ ...namesOf(figure), value: figure.value, isConfirmed: false, source: placeOf(figure) }));
  return confirmed.map(({ key, value }) => {
    const figure = figures.find((each) => each.key === key);
    if (figure === undefined) throw new Refusal('INVALID_INPUT', say('FIGURE_NOT_ON_SHEET'));
    const typed = parseFigureValue(value, figure.kind);
    if (typed === undefined) throw new Refusal('INVALID_INPUT', say('FIGURE_WRONG', { figure: figure.label }));
    return {
      ...namesOf(figure),
      value: typed.text,
      isConfirmed: true,
      source: sourceOf(figure, typed.text),
    };
  });
}

/** Scripts are English. */
const namesOf = ({ key, label }: ReadFigure) => ({ key, name: label, label: inWords(label, 'en') });

/** The figures of a script as its answer shows them. */
export const spokenFigures = (figures: readonly ScriptFigure[], { inWords: inOwn }: Pick<GatewayContext, 'inWords'>) =>
  figures.map(({ name, value, source }) => ({ label: inOwn(name), value, source: inOwn(source) }));

function sourceOf(figure: ReadFigure, spoken: string): Sentence {
  if (!isFound(figure)) return say('SHEET_TYPED');
  return spoken === figure.value ? placeOf(figure) : say('SHEET_CORRECTED', { place: placeOf(figure) });
}

const placeOf = ({ page, line, text }: ReadFigure): Sentence => say('SHEET_PLACE', { page, line, text });

/** Writes the script of a lender. Counts against the daily limit. */
export async function writeLenderScript(
  { services, takeScript, requireUser }: GatewayContext,
  request: { readonly figures: readonly ScriptFigure[]; readonly lender: LenderInfo; readonly length: ScriptLength },
) {
  if (request.figures.length === 0) throw new Refusal('INVALID_INPUT', say('NO_FIGURE_CONFIRMED'));
  await takeScript();
  const written = await services.providers.scripts.fromFeeSheet(request, requireUser());
  return { ...written, title: suggestedTitle(written.title) };
}
