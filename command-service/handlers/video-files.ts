/** Where the files of one attempt are kept. */
export const videoFileKeys = (videoId: string, attempt: number) => ({
  prefix: `videos/${videoId}/`,
  videoKey: `videos/${videoId}/${attempt}/video.mp4`,
  thumbnailKey: `videos/${videoId}/${attempt}/thumbnail.jpg`,
  captionsKey: `videos/${videoId}/${attempt}/captions.vtt`,
});
