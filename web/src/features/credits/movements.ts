import type { StatementKind } from '../../gql/graphql.ts';
import { creditsInWords, formatCredits, formatCreditsExactly } from '../../ui/format.ts';
import type { BadgeProps } from '../../ui/Badge.tsx';
import { t } from '../../i18n/t.ts';

/**
 * Formats the change of the balance: `+10.0`, `−1.5`. A capture that does not change the balance: `1 from the hold`.
 */
export function formatMovement({ kind, amount, change }: Pick<Explained, 'kind' | 'amount' | 'change'>): string {
  if (kind === 'CAPTURE' && change === 0) return t('{amount} from the hold', { amount: formatCredits(amount) });
  const sign = change > 0 ? '+' : change < 0 ? '−' : '';
  return `${sign}${formatCreditsExactly(Math.abs(change))}`;
}

/** The direction in which the balance changed. */
export function signOf({ change }: Pick<Explained, 'change'>): 'up' | 'down' | 'none' {
  return change > 0 ? 'up' : change < 0 ? 'down' : 'none';
}

interface Explained {
  readonly kind: StatementKind;
  readonly amount: number;
  readonly change: number;
  readonly reason: string | null;
  readonly debtAfter: number;
  readonly paymentId: string | null;
}

/** Explains a movement. States the amount if the balance did not change by it. */
export function why({ kind, amount, change, reason, debtAfter, paymentId }: Explained): string {
  const credits = creditsInWords(amount);
  const moved = Math.abs(change) === amount;
  const about: Partial<Record<StatementKind, string>> = {
    GRANT: [paymentId === null ? '' : t('Paid by card'), moved ? '' : t('{credits} granted', { credits })]
      .filter(Boolean)
      .join(', '),
    HOLD: t('Set aside until the video is finished'),
    CAPTURE: t('{credits} used from the hold', { credits }),
    CLAW_BACK: moved ? '' : t('{credits} to give back', { credits }),
  };
  const owed = debtAfter > 0 ? t('{debtAfter} owed afterwards', { debtAfter: creditsInWords(debtAfter) }) : '';
  return [about[kind], reason, owed].filter(Boolean).join('. ');
}

interface KindWords {
  /** The text of the badge. */
  readonly word: string;
  /** The text of the filter. */
  readonly filter: string;
  readonly tone: NonNullable<BadgeProps['tone']>;
}

/** The kinds of movements, in the order of a credit's life. */
export const kinds: Readonly<Record<StatementKind, KindWords>> = {
  GRANT: { word: t('Added'), filter: t('Credits added'), tone: 'success' },
  HOLD: { word: t('Held'), filter: t('Held for rendering'), tone: 'info' },
  CAPTURE: { word: t('Used'), filter: t('Used by videos'), tone: 'accent' },
  RELEASE: { word: t('Returned'), filter: t('Returned'), tone: 'success' },
  EXPIRY: { word: t('Expired'), filter: t('Expired'), tone: 'warning' },
  CLAW_BACK: { word: t('Taken back'), filter: t('Taken back after a refund'), tone: 'danger' },
  RESTORE: { word: t('Restored'), filter: t('Restored after a dispute'), tone: 'success' },
  ADJUSTMENT: { word: t('Adjusted'), filter: t('Adjusted by an administrator'), tone: 'neutral' },
};

/** The name of a kind in the address, as in `?kind=claw-back`. */
export function kindToParam(kind: StatementKind): string {
  return kind.toLowerCase().replaceAll('_', '-');
}

/** The kind that the address names; undefined for an absent or unknown name. */
export function kindFromParam(param: string | null): StatementKind | undefined {
  return allKinds.find((kind) => kindToParam(kind) === param);
}

/** All kinds, in the order of the filter. */
export const allKinds = Object.keys(kinds) as readonly StatementKind[];
