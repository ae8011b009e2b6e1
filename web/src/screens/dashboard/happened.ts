import type { LiveVideoFragment } from '../../gql/graphql.ts';
import { creditsInWords } from '../../ui/format.ts';
import { t } from '../../i18n/t.ts';

/** The state of a video as a sentence. */
export function happened(
  video: Pick<
    LiveVideoFragment,
    'status' | 'phase' | 'processingProgress' | 'errorMessage' | 'creditsUsed' | 'creditsReturned' | 'creditsHeld'
  >,
): string {
  switch (video.status) {
    case 'PENDING':
      return video.creditsHeld === null
        ? t('Waiting to be rendered')
        : t('Waiting to be rendered, {creditsHeld} held', { creditsHeld: creditsInWords(video.creditsHeld) });
    case 'PROCESSING':
      return `${video.phase ?? t('Rendering')}, ${video.processingProgress}%`;
    case 'READY':
      return video.creditsUsed === null
        ? t('Ready')
        : t('Ready, {creditsUsed} used', { creditsUsed: creditsInWords(video.creditsUsed) });
    case 'FAILED':
      return [
        video.errorMessage ?? t('Rendering failed'),
        video.creditsReturned === null
          ? ''
          : t('{creditsReturned} returned', { creditsReturned: creditsInWords(video.creditsReturned) }),
      ]
        .filter(Boolean)
        .map((sentence) => sentence.replace(/\.$/, ''))
        .join('. ');
  }
}
