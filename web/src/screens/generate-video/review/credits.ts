import { formatCreditsExactly } from '../../../ui/credits.ts';

/** Credits that are missing for a video of this cost; 0 when there are enough. */
export function shortfall(available: number, cost: number): number {
  return Math.max(0, cost - available);
}

/** The specification's sentence, with one decimal (part 2 section 2, step 4). */
export function shortfallSentence(missing: number): string {
  return `You need ${formatCreditsExactly(missing)} more credits to generate this video.`;
}
