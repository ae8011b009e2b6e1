import { lessons } from './providers/samples/lessons/index.ts';

/** The start of the address that an upload returns; it is valid until the file is stored with its video. */
export const libraryUploadPath = '/files/library-files';
const uploadPattern = /^\/files\/library-files\/([0-9a-f-]{40,100})$/;

/** The upload that an address names; undefined for every other address. */
export const libraryUploadOf = (videoUrl: string): string | undefined => uploadPattern.exec(videoUrl)?.[1];

const lessonPattern = /^\/samples\/lessons\/([a-z0-9-]+)$/;
export const lessonUrl = (slug: string): string => `/samples/lessons/${slug}`;

/** The slug of the lesson that an address names; undefined for every other address. */
export function lessonOf(videoUrl: string): string | undefined {
  const slug = lessonPattern.exec(videoUrl)?.[1];
  return lessons.some((lesson) => lesson.slug === slug) ? slug : undefined;
}

/** Whether we keep the file ourselves: it is an upload or a lesson, and not at an address elsewhere. */
export const isOwnFile = (videoUrl: string): boolean =>
  libraryUploadOf(videoUrl) !== undefined || lessonOf(videoUrl) !== undefined;

/**
 * The names of the files of a library video. Each check has a separate folder, so that a video is never shown with the
 * picture of another one.
 *
 * @param checkId the event that asked for the check
 */
export const libraryFileKeys = (libraryVideoId: string, checkId: string) => {
  const all = `library/${libraryVideoId}/`;
  const prefix = `${all}${checkId}/`;
  return { all, prefix, video: `${prefix}video`, poster: `${prefix}poster.jpg`, captions: `${prefix}captions.vtt` };
};
