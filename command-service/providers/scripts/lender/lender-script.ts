import { lenderScriptSeconds, limits, type ScriptLength } from '../../../../domain/catalog.ts';
import { estimateScript } from '../../../../domain/scripts/index.ts';
import {
  adjustableLine,
  byWeight,
  figureLines,
  fitting,
  guidanceFor,
  lockLines,
  programLines,
  receivesCash,
  totalCharges,
} from './lines.ts';
import type { FigureLines } from './lines.ts';
import { fixedPeriodOf, spokenProgram, spokenValue, withArticle } from './spoken-values.ts';

/** The person who offers the loan. */
export interface LenderInfo {
  readonly name: string;
  readonly phone: string;
  readonly email?: string | undefined;
  readonly website?: string | undefined;
  /** The number in the register of lenders (NMLS). Advertisements for loans have to name it. */
  readonly licenseNumber?: string | undefined;
}

/** A figure of a fee sheet for a script. */
export interface SheetFigure {
  readonly key: string;
  readonly label: string;
  readonly value: string;
  /** Whether a person has compared it with the sheet. Only confirmed figures are spoken as they are. */
  readonly isConfirmed: boolean;
}

export interface LenderScriptRequest {
  readonly figures: readonly SheetFigure[];
  readonly lender: LenderInfo;
  readonly length: ScriptLength;
}

const placeholderCharacters = 60;

/** A label inside of a sentence: `loan amount`, `APR`. */
const inSentence = (label: string): string =>
  /^\p{Lu}{2}/u.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);

/** The text of the figure in a script: its value, or a placeholder that blocks the video until somebody confirms it. */
export function spokenFigure({ key, label, value, isConfirmed }: SheetFigure): string {
  if (isConfirmed) return key === 'program' || key === 'loanType' ? spokenProgram(value) : spokenValue(value);
  const known = value === '' ? '' : `: ${value}`;
  return `[confirm ${inSentence(label)}${known}]`.slice(0, placeholderCharacters).replace(/[^\]]$/, ']');
}

/** The title of a lender's video. */
export const lenderTitle = ({ name }: LenderInfo): string => `Your loan in figures, with ${name}`;

/** The sentences that every lender's script ends with: how to get in touch, the license, and the disclaimer. */
export function closingLines({ name, phone, email, website, licenseNumber }: LenderInfo): readonly string[] {
  const others = [
    ...(email === undefined ? [] : [`write to ${email}`]),
    ...(website === undefined
      ? []
      : [
          `visit ${website
            .replace(/^https?:\/\//i, '')
            .replace(/^www\./i, '')
            .replace(/\/$/, '')}`,
        ]),
  ];
  const contact = others.length === 0 ? `Call ${phone}` : `Call ${phone}, or ${others.join(' or ')}`;
  return [
    `${name} will gladly go through it with you. ${contact}.`,
    `NMLS number ${licenseNumber ?? '[your NMLS number]'}.`,
    'This is not a commitment to lend. Rates, fees and terms can change, and every loan is subject to approval.',
  ];
}

/** How many seconds the sentences before the closing may take. */
export function roomFor({ lender, length }: Pick<LenderScriptRequest, 'lender' | 'length'>): number {
  return lenderScriptSeconds[length].to - estimateScript(closingLines(lender).join(' ')).seconds - 2;
}

/**
 * Writes a lender's script of the requested length: the figures in the order of their weight, then their meaning, then
 * statements that are true of every loan. A sheet with few figures gives a shorter script; nothing is invented.
 * Deterministic.
 */
export function composeLenderScript(request: LenderScriptRequest): string {
  // A stock presenter is not the lender, so the script speaks of the lender by name.
  const form = request.figures.find(({ key, isConfirmed }) => key === 'form' && isConfirmed)?.value;
  const opening = `Hello. Let us go through the figures of your ${form ?? 'loan'} with ${request.lender.name}.`;
  const room = roomFor(request);
  // A little less than the most: one more second would cost another half credit.
  const fits = (lines: readonly string[]): boolean => {
    const text = textOf([opening, ...lines], request.lender);
    return estimateScript([opening, ...lines].join(' ')).seconds <= room && text.length <= limits.scriptCharacters;
  };
  // A credit line has only an annual rate.
  const rateKey = request.figures.some(({ key }) => key === 'interestRate') ? 'interestRate' : 'apr';
  const weight = ({ key }: SheetFigure): number => weightOf(key === rateKey ? 'interestRate' : key);
  const figures = spokenFigures(request).toSorted((a, b) => weight(a) - weight(b));
  const isAdjustable = hasAdjustableRate(request);
  const said: { readonly key: string; readonly line: string; explained: string[] }[] = [];
  const body = (): string[] => said.map(({ line, explained }) => [line, ...explained].join(' '));
  for (const figure of figures) {
    const line = lineOf(figure, { isAdjustable, form, rateKey });
    if (line !== undefined && fits([...body(), line])) said.push({ key: figure.key, line, explained: [] });
  }
  for (const entry of said) {
    const figure = figures.find(({ key }) => key === entry.key);
    const explains = figure === undefined ? [] : explanationsOf(figure, request);
    for (const line of explains) if (fits([...body(), line])) entry.explained.push(line);
  }
  const general: string[] = [];
  for (const line of guidanceFor(form)) if (fits([...body(), ...general, line])) general.push(line);
  return textOf([opening, ...body(), ...general], request.lender);
}

/** Whether the program of the loan lets its rate change, which an advertisement has to say. */
export const hasAdjustableRate = ({ figures }: Pick<LenderScriptRequest, 'figures'>): boolean =>
  figures.some(
    ({ key, value }) =>
      key === 'rateCap' ||
      ((key === 'program' || key === 'loanType') && /\barm\b|adjustable|\b\d{1,2}\/\d{1,2}\b/i.test(value)),
  );

/** The figures that a script may say; a confirmed zero is left out. */
export const spokenFigures = ({ figures }: Pick<LenderScriptRequest, 'figures'>): readonly SheetFigure[] =>
  figures.filter((figure) => isSpoken(figure) && !repeatsLoan(figure, figures));

/** Whether a figure is money that the borrower receives. */
export const isReceived = ({ key, value, isConfirmed }: SheetFigure): boolean =>
  key === 'cashToClose' && isConfirmed && value.startsWith('-');

/** A total loan amount that adds nothing to the loan amount. */
const repeatsLoan = ({ key, value }: SheetFigure, figures: readonly SheetFigure[]): boolean =>
  key === 'totalLoanAmount' &&
  figures.some((other) => other.key === 'loanAmount' && spokenValue(other.value) === spokenValue(value));

const isSpoken = ({ value, isConfirmed }: SheetFigure): boolean =>
  !isConfirmed || !/^-?\$?0(?:\.0+)?%?(?: a (?:month|quarter|year))?$/.test(value);

/** The sentences of a figure; money to receive has different ones than money to bring. */
const linesOf = (figure: SheetFigure): FigureLines | undefined =>
  isReceived(figure) ? receivesCash : figureLines[figure.key];

const firstPayments: ReadonlySet<string> = new Set(['principalInterest', 'monthlyPayment']);

/** The sentence of a figure, as it holds for an adjustable rate, and for the final figures of a Closing Disclosure. */
function lineOf(
  figure: SheetFigure,
  {
    isAdjustable,
    form,
    rateKey,
  }: { readonly isAdjustable: boolean; readonly form: string | undefined; readonly rateKey: string },
): string | undefined {
  // The official forms use this name for the sum of the lender's charges.
  const lines = figure.key === 'originationFee' && form !== undefined ? totalCharges : linesOf(figure);
  const says =
    form === 'Closing Disclosure'
      ? lines?.says.replace(/ estimated at\b| estimated(?= cash)|are estimated to (?=receive)/, '')
      : lines?.says;
  const period = figure.key === 'program' && figure.isConfirmed ? fixedPeriodOf(figure.value) : undefined;
  if (period !== undefined)
    return `The rate is fixed for the first ${period.years} years, and can change ${period.thereafter} after that.`;
  const spoken = figure.key === 'program' ? withArticle(spokenFigure(figure)) : spokenFigure(figure);
  const told = says?.replace('{}', () => (lines === receivesCash ? spoken.replace(/^-/, '') : spoken));
  if (told === undefined || !isAdjustable) return told;
  if (figure.key === rateKey) return `${told} ${adjustableLine}`;
  return firstPayments.has(figure.key) ? told.replace(/\.$/, ' to begin with.') : told;
}

/**
 * The explanation of a figure on this sheet. If the sheet says whether the rate is locked, the script need not suggest
 * to ask.
 */
function explanationsOf(figure: SheetFigure, { figures }: Pick<LenderScriptRequest, 'figures'>): readonly string[] {
  const { key, value, isConfirmed } = figure;
  const has = (other: string): boolean => figures.some((each) => each.key === other);
  // The annual rate of a credit line includes no costs.
  if ((key === 'interestRate' && (has('rateLock') || has('form'))) || (key === 'apr' && !has('interestRate')))
    return [];
  const form = figures.find((each) => each.key === 'form')?.value;
  const special = isConfirmed ? specialLines(key, value, has('loanType')) : [];
  const explains = key === 'originationFee' && form !== undefined ? totalCharges.explains : linesOf(figure)?.explains;
  return fitting([...special, ...(explains ?? [])], form);
}

/** The meaning of a rate lock, and of government loans. */
function specialLines(key: string, value: string, hasType: boolean): readonly string[] {
  if (key === 'rateLock') return [value === 'not locked' ? lockLines.open : lockLines.locked];
  if (key !== 'loanType' && (key !== 'program' || hasType)) return [];
  return programLines.filter(({ names }) => names.test(value)).map(({ line }) => line);
}

const weightOf = (key: string): number => {
  const at = (byWeight as readonly string[]).indexOf(key);
  return at === -1 ? byWeight.length : at;
};

/**
 * Paragraphs of a few sentences, with the closing in a separate one.
 *
 * @param groups sentences that stay together
 */
export function textOf(groups: readonly string[], lender: LenderInfo): string {
  const perParagraph = 3;
  const paragraphs = Array.from({ length: Math.ceil(groups.length / perParagraph) }, (_, at) =>
    groups.slice(at * perParagraph, (at + 1) * perParagraph).join(' '),
  );
  return [...paragraphs, closingLines(lender).join(' ')].join('\n\n');
}
