import type { StatementKind } from '../../gql/graphql.ts';
import { creditsInWords, formatCreditsExactly } from '../../ui/credits.ts';

/** How the balance moved, with its sign: `+10.0`, `−1.5`, `0.0`. */
export function formatChange(change: number): string {
  const sign = change > 0 ? '+' : change < 0 ? '−' : '';
  return `${sign}${formatCreditsExactly(Math.abs(change))}`;
}

interface Explained {
  readonly kind: StatementKind;
  readonly amount: number;
  readonly change: number;
  readonly reason: string | null;
  readonly debtAfter: number;
}

/** Why a row is what it is, in a sentence; what was used or taken is said where the balance did not move by it. */
export function why({ kind, amount, change, reason, debtAfter }: Explained): string {
  const moved = Math.abs(change) === amount;
  const about = kind === 'CAPTURE' ? `${creditsInWords(amount)} used from the hold` : kind === 'HOLD' ? 'Set aside until the video is finished' : moved ? null : aboutAmount(kind, amount);
  const owed = debtAfter > 0 ? `${creditsInWords(debtAfter)} owed afterwards` : null;
  return [about, reason, owed].filter((part) => part !== null).join('. ');
}

function aboutAmount(kind: StatementKind, amount: number): string | null {
  if (kind === 'GRANT') return `${creditsInWords(amount)} granted`;
  if (kind === 'CLAW_BACK') return `${creditsInWords(amount)} to give back`;
  return null;
}
