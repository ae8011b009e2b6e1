import { graphql } from '../../../gql/gql.ts';
import type { VideoToCopyQuery } from '../../../gql/graphql.ts';
import { byAddress, emptyDraft, type Draft } from './draft.ts';
import { picturesOfScenes } from './scenes.ts';

export const videoToCopyQuery = graphql(`
  query VideoToCopy($id: ID!) {
    video(id: $id) {
      id
      title
      propertyAddress
      script
      avatarId
      screenShareUrl
      imageUrls
      pictureCaptions
      pictureTexts
      pictureScenes
      look {
        format
        placement
        captions
        resolution
        music
      }
    }
  }
`);

/** A draft with all inputs of a video. */
export function draftOf(video: NonNullable<VideoToCopyQuery['video']>): Draft {
  const { id, title, propertyAddress, script, avatarId, screenShareUrl, imageUrls, look } = video;
  const { format, placement, captions, resolution, music } = look;
  return {
    ...emptyDraft,
    title,
    propertyAddress,
    script,
    avatarId,
    imageUrls,
    pictureCaptions: byAddress(imageUrls, video.pictureCaptions),
    pictureTexts: byAddress(imageUrls, video.pictureTexts),
    scenePictures: picturesOfScenes(imageUrls, video.pictureScenes),
    screenShare: screenShareUrl !== null,
    screenShareUrl: screenShareUrl ?? '',
    look: { format, placement, captions, resolution, music },
    madeFrom: id,
  };
}
