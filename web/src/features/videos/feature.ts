import { pagedField } from '../../app/apollo/pagedField.ts';
import { defineFeature } from '../../app/define.ts';
import { countUnseen, noteVideo, subscribeToNews } from './news.ts';
import { Overlay } from './Overlay.tsx';
import { liveVideo, videoFields } from './videos.ts';
import { t } from '../../i18n/t.ts';

/** The user's videos: lists by filter, and the live progress of each video. */
export const videos = defineFeature({
  name: 'videos',
  Overlay,
  news: {
    to: '/my-videos',
    words: () => (countUnseen() === 0 ? '' : t('{count} new', { count: countUnseen() })),
    subscribe: subscribeToNews,
  },
  fields: { videos: pagedField(['status', 'search', 'sort']) },
  onAccountUpdate(update, cache) {
    if (update.__typename === 'VideoChanged') {
      const target = { id: `Video:${update.video.id}`, fragment: liveVideo, fragmentName: 'LiveVideo' };
      const before = cache.readFragment(target);
      cache.writeFragment({ ...target, data: update.video });
      noteVideo(update.video, before?.status);
      // Progress alone does not move a video between lists.
      return before?.status === update.video.status ? [] : videoFields;
    }
    if (update.__typename === 'VideoRemoved') {
      cache.evict({ id: `Video:${update.videoId}` });
      cache.gc();
      return videoFields;
    }
    return [];
  },
});
