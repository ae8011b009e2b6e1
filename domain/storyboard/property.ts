import { numberOfSpanishWord, numberOfWord } from '../facts/index.ts';
import { factsIn, type FactKind, type StatedFact } from './facts.ts';
import type { ScriptWord } from './passages.ts';

/** Where a script says that a property is. */
export type StatedStatus = 'sold' | 'pending';

/** What a script says of its property, in its own words. What it leaves out, or says in two ways, is absent. */
export interface StatedProperty extends Partial<Readonly<Record<FactKind, string>>> {
  readonly status?: StatedStatus;
}

const property = '(?:it|(?:this|the) (?:home|house|property|condo|townhouse|apartment|listing|place|space|building))';
const is = `(?:is|was|has (?:just |already |now )?been|'s|’s)(?: now| already| just)?`;
/** How sentences state the status of the property itself: "homes sold nearby" is not about it. */
const statuses: readonly (readonly [StatedStatus, RegExp])[] = [
  [
    'pending',
    new RegExp(
      `^(?:under contract|sale pending)\\b|\\b${property} ${is} (?:under contract|pending|contingent)\\b|est[áa] bajo contrato|venta est[áa] pendiente`,
      'iu',
    ),
  ],
  [
    'sold',
    new RegExp(
      `^(?:just |already |recently )?sold[.!]|\\b${property} ${is} sold(?=[.!,]| (?:for|in|on)\\b)|^se vendió|(?:est[áa]|fue|ha sido) vendid[oa](?=[.!,]|$)`,
      'iu',
    ),
  ],
];

/** The number of "3BR", "three and a half baths" and "dos baños"; undefined where another language writes it. */
export function countIn(text: string): number | undefined {
  const figure = /^\d+(?:\.\d+)?/u.exec(text)?.[0];
  const word = /^\p{L}+/u.exec(text)?.[0] ?? '';
  const whole = figure === undefined ? (numberOfWord(word) ?? numberOfSpanishWord(word)) : Number(figure);
  return whole === undefined ? undefined : whole + (/and a half|y medi[oa]|½/iu.test(text) ? 0.5 : 0);
}

const sameAs = ({ kind, text }: StatedFact): string =>
  String(
    (kind === 'beds' || kind === 'baths' ? countIn(text) : undefined) ?? text.toLowerCase().replaceAll(/\s/gu, ''),
  );

/** The one text of a kind among facts; undefined where there is none, or where they differ. */
function agreed(facts: readonly StatedFact[], kind: FactKind): string | undefined {
  const found = facts.filter((fact) => fact.kind === kind);
  return new Set(found.map(sameAs)).size === 1 ? found[0]?.text : undefined;
}

const kinds: readonly FactKind[] = ['price', 'beds', 'baths', 'size'];

/**
 * The facts that a script states of its property. The sentence with the most of them decides: "two bedrooms upstairs"
 * does not contradict the four of the whole home. A kind that this sentence leaves out counts where the script says it
 * in one way only.
 *
 * @param separator the text between two words: a blank, or nothing for Chinese
 */
export function statedProperty(words: readonly ScriptWord[], separator: string): StatedProperty {
  const sentences = Map.groupBy(factsIn(words, separator), ({ first }) =>
    words.findIndex(({ endsSentence }, at) => at >= first && endsSentence),
  );
  const kindsOf = (facts: readonly StatedFact[]): number => new Set(facts.map(({ kind }) => kind)).size;
  const main = [...sentences.values()].reduce<readonly StatedFact[]>(
    (best, facts) => (kindsOf(facts) > Math.max(1, kindsOf(best)) ? facts : best),
    [],
  );
  const all = [...sentences.values()].flat();
  const found = kinds.flatMap((kind) => {
    const text = agreed(main.some((fact) => fact.kind === kind) ? main : all, kind);
    return text === undefined ? [] : [[kind, text] as const];
  });
  const status = statusIn(words, separator);
  return { ...Object.fromEntries(found), ...(status !== undefined && { status }) };
}

/**
 * The facts of a script that may be shown alone, without its words: rooms only where they count the whole property,
 * because "three bedrooms upstairs" would contradict the four of the home.
 *
 * @param separator the text between two words: a blank, or nothing for Chinese
 */
export function factsOfProperty(words: readonly ScriptWord[], separator: string): StatedFact[] {
  const stated = statedProperty(words, separator);
  const isWhole = (fact: StatedFact): boolean => {
    const text = stated[fact.kind];
    return text !== undefined && sameAs(fact) === sameAs({ ...fact, text });
  };
  return factsIn(words, separator).filter((fact) => (fact.kind !== 'beds' && fact.kind !== 'baths') || isWhole(fact));
}

function statusIn(words: readonly ScriptWord[], separator: string): StatedStatus | undefined {
  const sentences: string[] = [''];
  for (const { text, endsSentence } of words) {
    sentences.push(`${sentences.pop() ?? ''}${text}${separator}`);
    if (endsSentence) sentences.push('');
  }
  return statuses.find(([, pattern]) => sentences.some((sentence) => pattern.test(sentence.trim())))?.[0];
}
