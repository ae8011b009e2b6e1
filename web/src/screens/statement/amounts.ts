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
  readonly paymentId: string | null;
}

/** Why a row is what it is, in a sentence; what was used or taken is said where the balance did not move by it. */
export function why({ kind, amount, change, reason, debtAfter, paymentId }: Explained): string {
  const credits = creditsInWords(amount);
  const moved = Math.abs(change) === amount;
  const about: Partial<Record<StatementKind, string>> = {
    GRANT: [paymentId === null ? '' : 'Paid by card', moved ? '' : `${credits} granted`].filter(Boolean).join(', '),
    HOLD: 'Set aside until the video is finished',
    CAPTURE: `${credits} used from the hold`,
    CLAW_BACK: moved ? '' : `${credits} to give back`,
  };
  const owed = debtAfter > 0 ? `${creditsInWords(debtAfter)} owed afterwards` : '';
  return [about[kind], reason, owed].filter(Boolean).join('. ');
}
