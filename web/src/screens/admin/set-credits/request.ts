/** Bounds of what an administrator may set (DECISIONS 2.10) and of the reason that stays in the history. */
export const bounds = { most: 100_000, reasonMin: 3, reasonMax: 500 } as const;

/** The amount that was typed; undefined for anything but a whole number from 0 to 100000 (spec part 3 section 5). */
export function amountOf(typed: string): number | undefined {
  const text = typed.trim();
  if (!/^\d{1,6}$/.test(text)) return undefined;
  const amount = Number(text);
  return amount <= bounds.most ? amount : undefined;
}

/** Whether a reason says enough and not too much. */
export function isReason(typed: string): boolean {
  const { length } = typed.trim();
  return length >= bounds.reasonMin && length <= bounds.reasonMax;
}

export interface Balance {
  readonly credits: number;
  readonly creditsHeld: number;
  readonly debt: number;
}

/** What setting the balance to `after` does besides, each in a sentence. */
export function consequencesOf({ credits: before, creditsHeld, debt }: Balance, after: number): readonly string[] {
  const difference = after - before;
  return [
    ...(Number.isInteger(before) ? [] : [`The half credit of the present balance (${before}) will be dropped: a balance is set in whole credits.`]),
    ...(creditsHeld > 0 ? [`${creditsHeld} held for unfinished videos stay held: open holds are untouched.`] : ['There are no open holds; those that are placed meanwhile stay untouched.']),
    ...(debt > 0 && difference > 0 ? [`The debt of ${debt} will be written off.`] : []),
    ...(difference === 0 ? ['The balance is this already: only the reason is recorded.'] : []),
  ];
}
