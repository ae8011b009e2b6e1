import type { StatementKind } from '../../gql/graphql.ts';
import type { BadgeProps } from '../../ui/Badge.tsx';

interface KindWords {
  /** The word on the badge. */
  readonly word: string;
  /** The words of the filter. */
  readonly filter: string;
  readonly tone: NonNullable<BadgeProps['tone']>;
}

/** What each kind of movement is called, in the order of a credit's life. */
export const kinds: Readonly<Record<StatementKind, KindWords>> = {
  GRANT: { word: 'Added', filter: 'Credits added', tone: 'success' },
  HOLD: { word: 'Held', filter: 'Held for rendering', tone: 'info' },
  CAPTURE: { word: 'Used', filter: 'Used by videos', tone: 'accent' },
  RELEASE: { word: 'Returned', filter: 'Returned', tone: 'success' },
  EXPIRY: { word: 'Expired', filter: 'Expired', tone: 'warning' },
  CLAW_BACK: { word: 'Taken back', filter: 'Taken back after a refund', tone: 'danger' },
  RESTORE: { word: 'Restored', filter: 'Restored after a dispute', tone: 'success' },
  ADJUSTMENT: { word: 'Adjusted', filter: 'Adjusted by an administrator', tone: 'neutral' },
};

/** The name of a kind in an address, as in `?kind=claw-back`. */
export function kindToParam(kind: StatementKind): string {
  return kind.toLowerCase().replaceAll('_', '-');
}

/** The kind that an address names; undefined for none and for what is no kind. */
export function kindFromParam(param: string | null): StatementKind | undefined {
  return allKinds.find((kind) => kindToParam(kind) === param);
}

/** Every kind, as the filter lists them. */
export const allKinds = Object.keys(kinds) as readonly StatementKind[];
