import type { LiveVideoFragment } from '../../gql/graphql.ts';
import { creditsInWords } from '../../ui/format.ts';

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
        ? 'Waiting to be rendered'
        : `Waiting to be rendered, ${creditsInWords(video.creditsHeld)} held`;
    case 'PROCESSING':
      return `${video.phase ?? 'Rendering'}, ${video.processingProgress}%`;
    case 'READY':
      return video.creditsUsed === null ? 'Ready' : `Ready, ${creditsInWords(video.creditsUsed)} used`;
    case 'FAILED':
      return [
        video.errorMessage ?? 'Rendering failed',
        video.creditsReturned === null ? '' : `${creditsInWords(video.creditsReturned)} returned`,
      ]
        .filter(Boolean)
        .join('. ');
  }
}
