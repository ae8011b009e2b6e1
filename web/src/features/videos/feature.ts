import { pagedField } from '../../app/apollo/pagedField.ts';
import { defineFeature } from '../../app/define.ts';
import { liveVideo, videoFields } from './videos.ts';

/** The user's videos: lists by filter, and each video's progress as it changes. */
export const videos = defineFeature({
  name: 'videos',
  fields: { videos: pagedField(['status', 'search', 'sort']) },
  onAccountUpdate(update, cache) {
    if (update.__typename === 'VideoChanged') {
      const target = { id: `Video:${update.video.id}`, fragment: liveVideo, fragmentName: 'LiveVideo' };
      const before = cache.readFragment(target);
      cache.writeFragment({ ...target, data: update.video });
      // Progress alone moves no video from one list to another.
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
