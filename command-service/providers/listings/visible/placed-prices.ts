import type { Candidate, Price } from '../../../../domain/facts/index.ts';
import type { Statement } from './statements.ts';

/** A price with the line that gives it. */
export interface Placed extends Candidate<Price> {
  readonly line: number;
  /** Whether a mail names it as the price to use. */
  readonly settled?: true;
}

/** A mail that names the price to use replaces the price of the earlier mail that it forwards. */
export function withoutForwarded(all: readonly Placed[], statements: readonly Statement[]): readonly Placed[] {
  const forwarded = statements.find(
    ({ label }, at) => label === 'from' && statements.slice(at + 1, at + 4).some((each) => each.label === 'subject'),
  )?.line;
  const isNew = ({ settled, doubt, line }: Placed): boolean =>
    settled === true && doubt === undefined && forwarded !== undefined && line < forwarded;
  return all.some(isNew) ? all.filter(({ line }) => line < (forwarded ?? line)) : all;
}

/** How many lines around a price say by how much it came down. */
const near = 3;
const reduced = /^price (?:reduced|cut|drop(?:ped)?|reduction|improve\w*|decrease\w*)\b(?:\D*| \$[\d,.]+k?\b.{0,20})$/i;

/** "$10k" below the price, beside an arrow */
const chip = /^[$€£]\d{1,3}(?:\.\d)?k$|^[↓▼]\s?[$€£][\d,]+k?\b/i;

/** "Price reduced", "$615,000", "$20K": a small amount alone below a price is the reduction. */
export function withoutReductions(all: readonly Placed[], statements: readonly Statement[]): readonly Placed[] {
  const cuts = new Set(statements.flatMap(({ line, text }) => (reduced.test(text) || chip.test(text) ? [line] : [])));
  if (cuts.size === 0) return all;
  const largest = new Map<number, number>();
  for (const { line, value } of all) largest.set(line, Math.max(largest.get(line) ?? 0, value.amount));
  const around = Array.from({ length: 2 * near + 1 }, (_, at) => at - near);
  return all.filter(
    ({ line, value, evidence }) =>
      (evidence !== 'shown' && evidence !== 'weak') ||
      !around.some((step) => cuts.has(line + step)) ||
      !around.some((step) => step <= 0 && (largest.get(line + step) ?? 0) > value.amount * 4),
  );
}
