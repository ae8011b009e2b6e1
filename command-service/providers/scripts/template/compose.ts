import { limits, propertyScriptSeconds } from '../../../../domain/catalog.ts';
import type { ScriptLength } from '../../../../domain/catalog.ts';
import { estimateScript } from '../../../../domain/scripts/index.ts';
import { isCommercial } from '../../listings/facts.ts';
import type { FactName, Listing, PropertyFacts } from '../../listings/facts.ts';
import type { LengthReach } from '../port.ts';
import { chooserFor, shortest } from './choose.ts';
import type { Choose } from './choose.ts';
import { descriptionLines, featureLines, saysYearBuilt } from './detail-lines.ts';
import { keyLines, type KeyLines } from './key-lines.ts';

/** The lines of a script, in speaking order. */
interface Draft {
  readonly opening: readonly string[];
  readonly story: readonly string[];
  readonly features: readonly string[];
  readonly closing: readonly string[];
}

/**
 * Writes a property script of about the requested length from the facts: always the key lines, then as many sentences
 * of the listing as fit. A listing with little text gives a shorter script; nothing is repeated or invented.
 * Deterministic.
 *
 * @param open the facts that the listing leaves in doubt; each is a placeholder
 */
export function composePropertyScript(
  facts: PropertyFacts,
  length: ScriptLength,
  open: readonly FactName[] = [],
): string {
  const choose = chooserFor(facts);
  // Never longer than promised: one more second could cost another half credit.
  const budget = propertyScriptSeconds[length];
  const fits = (draft: Draft): boolean =>
    estimateScript(textOf(draft)).seconds <= budget && textOf(draft).length <= limits.scriptCharacters;
  const chosen = keyLines(facts, new Set(open), choose);
  // Long figures need the shortest wording to stay within half a minute.
  const key = fits(bareOf(chosen)) ? chosen : keyLines(facts, new Set(open), shortest);
  const bare = bareOf(key);
  const withBackground = (draft: Draft): Draft => {
    return [key.background, key.garage, key.dues].reduce<Draft>((best, line) => {
      const next = line === undefined ? best : { ...best, opening: [...best.opening, line] };
      return fits(next) ? next : best;
    }, draft);
  };
  const withFeatures = (draft: Draft): Draft =>
    addFeatures(draft, featureLines(facts, draft.story.join(' '), choose), fits);
  const stories = descriptionLines(facts);
  // Half a minute has no room for a story, and the first highlights say more than year and lot.
  if (length === 'short' && (facts.features?.length ?? 0) > 0) return textOf(withBackground(withFeatures(bare)));
  const lead = length === 'long' && stories.length >= 6 ? [leadFor(facts, choose)] : [];
  return textOf(withFeatures(withYearOnce(addStory(withBackground(bare), lead, stories, fits), key, facts)));
}

/** The draft without the year of construction in its background, when the story says it too. */
function withYearOnce(draft: Draft, { background, lot }: KeyLines, { yearBuilt }: PropertyFacts): Draft {
  if (yearBuilt === undefined || !draft.story.some((sentence) => saysYearBuilt(sentence, yearBuilt))) return draft;
  return { ...draft, opening: draft.opening.flatMap((line) => (line === background ? (lot ?? []) : [line])) };
}

const bareOf = ({ opening, essentials, price, closing }: KeyLines): Draft => ({
  opening: [opening, essentials],
  story: [],
  features: [],
  closing: [price, closing],
});

/** The facts that a listing leaves in doubt. */
export const openNames = ({ open }: Listing): readonly FactName[] => open.map(({ name }) => name);

/** A script that reaches this share of its seconds has its length. */
const reachedFrom = 0.8;

/** The seconds of the script of each length, so that nobody asks for words that a listing does not have. */
export function lengthsOf(listing: Listing): readonly LengthReach[] {
  return (['short', 'medium', 'long'] as const).map((length) => {
    const { seconds } = estimateScript(composePropertyScript(listing.facts, length, openNames(listing)));
    return { length, seconds, reached: seconds >= propertyScriptSeconds[length] * reachedFrom };
  });
}

/** Adds sentences of the listing from the first on, until one does not fit. */
function addStory(
  draft: Draft,
  lead: readonly string[],
  lines: readonly string[],
  fits: (draft: Draft) => boolean,
): Draft {
  let best = draft;
  for (let count = 1; count <= lines.length; count += 1) {
    const next = { ...draft, story: [...lead, ...lines.slice(0, count)] };
    if (!fits(next)) break;
    best = next;
  }
  return best;
}

function leadFor(facts: PropertyFacts, choose: Choose): string {
  return isCommercial(facts)
    ? choose('lead', ['Let me walk you through what makes it work.', 'Let us take a closer look at the space.'])
    : choose('lead', [
        'Let us walk through it together.',
        'Let us take a closer look.',
        'Come along, and I will show you what stands out.',
      ]);
}

/** Adds the feature lines that fit, the most important first. */
function addFeatures(draft: Draft, lines: readonly string[], fits: (draft: Draft) => boolean): Draft {
  return lines.reduce<Draft>((best, line) => {
    const next = { ...best, features: [...best.features, line] };
    return fits(next) ? next : best;
  }, draft);
}

/** Splits the script into paragraphs of a few sentences, so that it is easy to read and the voice pauses. */
function textOf({ opening, story, features, closing }: Draft): string {
  return [opening, ...chunks(story, 4), features, closing]
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join(' '))
    .join('\n\n');
}

function chunks<T>(items: readonly T[], size: number): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size));
}
