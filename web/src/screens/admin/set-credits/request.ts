import { adminCredits } from '../../../../../domain/limits.ts';
import { t } from '../../../i18n/t.ts';

const { min, max } = adminCredits;

/** Parses the amount; undefined unless it is a whole number that an administrator may set. */
export function amountOf(typed: string): number | undefined {
  const text = typed.trim();
  if (!/^\d{1,15}$/.test(text)) return undefined;
  const amount = Number(text);
  return amount >= min && amount <= max ? amount : undefined;
}

export interface Balance {
  readonly credits: number;
  readonly creditsHeld: number;
  readonly debt: number;
}

/** The side effects of setting the balance to `after`, one sentence each. */
export function consequencesOf({ credits: before, creditsHeld, debt }: Balance, after: number): readonly string[] {
  const difference = after - before;
  return [
    ...(Number.isInteger(before)
      ? []
      : [
          t('The half credit of the current balance ({before}) will be dropped: a balance is set in whole credits.', {
            before,
          }),
        ]),
    ...(creditsHeld > 0
      ? [t('{creditsHeld} held for unfinished videos stay held: open holds are untouched.', { creditsHeld })]
      : [t('There are no open holds. New ones stay untouched.')]),
    ...(debt > 0 && difference > 0 ? [t('The debt of {debt} will be written off.', { debt })] : []),
    ...(difference === 0 ? [t('The balance stays the same: only the reason is recorded.')] : []),
  ];
}
