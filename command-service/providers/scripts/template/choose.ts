import { createHash } from 'node:crypto';
import type { PropertyFacts } from '../../listings/facts.ts';

/** Chooses one of several wordings for a slot: deterministic for the same facts, different between listings. */
export type Choose = (slot: string, wordings: readonly [string, ...string[]]) => string;

export function chooserFor(facts: PropertyFacts): Choose {
  const seed = JSON.stringify([facts.address, facts.price, facts.beds, facts.area, facts.description]);
  return (slot, wordings) => {
    const draw = createHash('sha256').update(`${slot}\n${seed}`).digest().readUInt32BE(0);
    return wordings[draw % wordings.length] ?? wordings[0];
  };
}

/** Chooses the wording with the fewest letters. */
export const shortest: Choose = (_slot, wordings) =>
  wordings.reduce((best, wording) => (wording.length < best.length ? wording : best));
