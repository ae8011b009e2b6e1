import { t } from '../../i18n/t.ts';
/** Full width of the credit-usage bar, in credits. */
const barScale = 100;

/** The width of the credit-usage bar in percent, at most 100. */
export function creditUsage(credits: number): number {
  return Math.min(100, Math.max(0, (credits / barScale) * 100));
}

/** The share of ready videos in whole percent; 0 without videos. */
export function successRate({ ready, total }: { readonly ready: number; readonly total: number }): number {
  return total === 0 ? 0 : Math.round((ready / total) * 100);
}

interface Counts {
  readonly pending: number;
  readonly processing: number;
  readonly ready: number;
}

/** A sentence about the current state or the next step. */
export function nextStep(stats: Counts | undefined, available: number): string {
  if (stats === undefined) return t('Here is where your videos and credits stand.');
  const making = stats.pending + stats.processing;
  if (making > 0)
    return making === 1
      ? t('One video is being made right now.')
      : t('{making} videos are being made right now.', { making });
  if (available <= 0) return t('Add credits to make your next video.');
  if (stats.ready > 0)
    return stats.ready === 1
      ? t('One video is ready to share.')
      : t('{ready} videos are ready to share.', { ready: stats.ready });
  return t('Your first video takes about five minutes.');
}
