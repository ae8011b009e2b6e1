import { useQuery } from '@apollo/client/react';
import { catalogQuery } from '../../../features/catalog/catalog.ts';
import { Card } from '../../../ui/Card.tsx';
import { keptImages, sharedUrlOf, shownImages, type Draft } from '../draft/draft.ts';
import { LookFrame } from './LookFrame.tsx';
import { t } from '../../../i18n/t.ts';

/** A frame of the video that the draft would give; empty if another provider arranges the videos. */
export function Preview({ draft }: { readonly draft: Draft }) {
  const catalog = useQuery(catalogQuery).data?.catalog;
  if (catalog?.arrangesVideos !== true) return null;
  const [first] = shownImages(draft, catalog.limits.videoPictures);
  return (
    <Card title={t('Preview')} headingLevel={3}>
      <LookFrame
        look={draft.look}
        avatarId={draft.avatarId}
        picture={sharedUrlOf(draft) ?? first ?? keptImages(draft)[0]}
      />
    </Card>
  );
}
