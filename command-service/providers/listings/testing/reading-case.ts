import { Refusal } from '../../../../domain/refusal.ts';
import { composePropertyScript, openNames } from '../../scripts/template/compose.ts';
import type { DecidedName, Listing } from '../facts.ts';
import { readListing } from '../web/read.ts';

/** The facts of a listing in a short form; `open`: the fact is a question to the user or absent, and never said. */
export interface ExpectedFacts {
  /** The beginning of the address. */
  readonly address?: string;
  /** "450000", "450000 USD", "1450 USD per month". */
  readonly price?: string;
  readonly beds?: number | 'open';
  readonly baths?: number | 'open';
  /** "1850 square feet". */
  readonly area?: string;
  readonly lotSize?: string;
  readonly yearBuilt?: number | 'open';
  readonly propertyType?: string;
  readonly status?: string;
  /** Dues of an association: "285 USD per month". */
  readonly hoa?: string;
  /** Spaces of the garage. */
  readonly garage?: number | 'open';
}

export interface Expected extends ExpectedFacts {
  /** The page shows no single home, or none. */
  readonly refused?: true;
  readonly script?: RegExp;
  readonly scriptNot?: RegExp;
  readonly titleNot?: RegExp;
  readonly typeNot?: RegExp;
  /** Whether facts that are not named here must stay unsaid. */
  readonly all?: true;
  /** Facts that the reader still leaves out or asks the user for; the report counts them as missing. */
  readonly misses?: readonly (typeof comparedFacts)[number][];
}

export interface ReadingCase {
  readonly kind: 'page' | 'typed' | 'json';
  readonly name: string;
  readonly content: string;
  readonly expected: Expected;
}

/** A case that compares only the named facts. */
export const reading = (kind: ReadingCase['kind'], name: string, content: string, expected: Expected): ReadingCase => ({
  kind,
  name,
  content,
  expected,
});

/** A page with these facts and no others. */
export const page = (name: string, body: string, expected: Expected, head = ''): ReadingCase =>
  reading('page', name, `<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>`, {
    ...expected,
    all: true,
  });

/** A typed or pasted text with these facts and no others. */
export const typed = (name: string, content: string, expected: Expected): ReadingCase =>
  reading('typed', name, content, { ...expected, all: true });

export const comparedFacts = [
  'address',
  'price',
  'beds',
  'baths',
  'area',
  'lotSize',
  'yearBuilt',
  'propertyType',
  'status',
  'hoa',
  'garage',
] as const satisfies readonly DecidedName[];

/**
 * How a fact was read: `asked` is an open fact that should be clear or may be open, `unsaid` one that is rightly
 * absent.
 */
export type Verdict = 'right' | 'asked' | 'missing' | 'wrong' | 'unsaid';

export interface Outcome {
  readonly verdicts: Readonly<Record<(typeof comparedFacts)[number], Verdict>>;
  /** Everything that is not as expected, one line each. */
  readonly problems: readonly string[];
}

/** The listing of a case; undefined when the reader refuses it. */
export function listingOf({ kind, content }: Pick<ReadingCase, 'kind' | 'content'>): Listing | undefined {
  try {
    return readListing({ kind: kind === 'typed' ? 'text' : kind, content, url: 'https://homes.example/listing/1' });
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

function inShort({ facts }: Listing, name: (typeof comparedFacts)[number]): string | undefined {
  const { area, lotSize } = facts;
  const price = name === 'hoa' ? facts.hoa : facts.price;
  if (name === 'price' || name === 'hoa')
    return price && `${price.amount} ${price.currency ?? '?'}${price.per === undefined ? '' : ` per ${price.per}`}`;
  if (name === 'area') return area && `${area.value} ${area.unit}`;
  if (name === 'lotSize') return lotSize && `${lotSize.value} ${lotSize.unit}`;
  return facts[name]?.toString();
}

function isSame(name: string, said: string, right: string): boolean {
  if ((name === 'price' || name === 'hoa') && !/[A-Z]/.test(right)) return said.replace(/ [A-Z?]+/, '') === right;
  return name === 'address' ? said.startsWith(right) : said === right;
}

const judged = new WeakMap<ReadingCase, Outcome>();

/** Reads a case, once per process, and compares every fact and the script with what is expected. */
export function judge(each: ReadingCase): Outcome {
  let outcome = judged.get(each);
  if (!outcome) judged.set(each, (outcome = outcomeOf(each)));
  return outcome;
}

function outcomeOf(each: ReadingCase): Outcome {
  const { expected } = each;
  const listing = listingOf(each);
  const problems: string[] = [];
  const verdicts: Record<string, Verdict> = {};
  if (expected.refused === true) {
    if (listing !== undefined) problems.push('was read, and should be refused');
  } else if (listing === undefined) problems.push('was refused');
  for (const name of comparedFacts) {
    const right = expected[name]?.toString();
    const said = listing === undefined ? undefined : inShort(listing, name);
    const isOpen = listing?.open.some((open) => open.name === name) === true;
    const verdict = verdictOf(name, said, right, isOpen, expected.all === true);
    verdicts[name] = verdict;
    const isMiss = expected.misses?.includes(name) === true;
    if (isMiss && verdict !== 'missing') problems.push(`${name}: is no miss any more`);
    if (verdict === 'wrong' || (verdict === 'missing' && !isMiss))
      problems.push(`${name}: ${said ?? (isOpen ? 'asked' : 'nothing')}, right: ${right ?? 'nothing'}`);
  }
  if (listing !== undefined) problems.push(...textProblems(listing, expected));
  return { verdicts: verdicts as Outcome['verdicts'], problems };
}

function verdictOf(
  name: string,
  said: string | undefined,
  right: string | undefined,
  isOpen: boolean,
  all: boolean,
): Verdict {
  // Nearly every home is for sale, and most cases do not say it.
  const isPlain = said === undefined || (name === 'status' && said === 'for sale');
  if (right === undefined) return all && !isPlain ? 'wrong' : 'unsaid';
  if (right === 'open') return said === undefined ? (isOpen ? 'asked' : 'unsaid') : 'wrong';
  if (said === undefined) return 'missing';
  return isSame(name, said, right) ? 'right' : 'wrong';
}

function textProblems(listing: Listing, { script, scriptNot, titleNot, typeNot }: Expected): readonly string[] {
  const scripts = (['short', 'medium', 'long'] as const).map((length) =>
    composePropertyScript(listing.facts, length, openNames(listing)),
  );
  const spoken = scripts.join('\n');
  const found = scriptNot === undefined ? null : scriptNot.exec(spoken);
  return [
    ...(found === null ? [] : [`the script says “${found[0]}”`]),
    ...(script === undefined || script.test(spoken)
      ? []
      : [`the script does not say ${script.source}: ${scripts[2] ?? ''}`]),
    ...(titleNot?.test(listing.title) === true ? [`the title is ${listing.title}`] : []),
    ...(typeNot?.test(listing.facts.propertyType ?? '') === true ? [`the type is ${listing.facts.propertyType}`] : []),
  ];
}
