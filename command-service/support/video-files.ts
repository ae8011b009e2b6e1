import type { ConvertedFormat } from '../../domain/exports/index.ts';

/** Where the files of one attempt are kept. */
export const videoFileKeys = (videoId: string, attempt: number) => ({
  prefix: `videos/${videoId}/`,
  videoKey: `videos/${videoId}/${attempt}/video.mp4`,
  thumbnailKey: `videos/${videoId}/${attempt}/thumbnail.jpg`,
  captionsKey: `videos/${videoId}/${attempt}/captions.vtt`,
});

/** Where the converted file of a video is kept: removed with all its files. */
export const exportKey = (videoId: string, format: ConvertedFormat): string =>
  `videos/${videoId}/exports/video.${format}`;
