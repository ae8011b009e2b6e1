import { libraryCategories, type LibraryCategory } from '../../../domain/library/index.ts';
import type {
  LibraryCategory as CategoryOfSchema,
  LibraryVideoInput as InputOfSchema,
  Resolvers,
} from '../../generated/resolvers.ts';
import { readInput } from '../../input/read.ts';
import { checkFile } from './check-file.ts';
import { activateInput, libraryVideoIdInput, libraryVideoInput, listLibraryInput, reorderInput } from './input.ts';
import { countLibraryVideos, findShownVideo, listAllLibraryVideos, listLibraryVideos } from './reads.ts';
import { captionsOf, pictureOf, playedFrom } from './views.ts';
import { fileProblems, outlineOf } from './wording.ts';

/** The schema writes its enum in capitals, the log and REST in small letters. */
const fromSchema = (category: CategoryOfSchema): LibraryCategory | undefined =>
  libraryCategories.find((each) => each.toUpperCase() === category);
const toSchema = (category: LibraryCategory): CategoryOfSchema => category.toUpperCase() as CategoryOfSchema;

const fileStates = { checking: 'CHECKING', ready: 'READY', failed: 'FAILED' } as const;

const readVideo = ({ duration, category, ...input }: InputOfSchema) =>
  readInput(libraryVideoInput, { ...input, category: fromSchema(category), durationSeconds: duration });

/** MLS Unlocked. */
export const libraryResolvers: Resolvers = {
  Query: {
    libraryVideos: async (_root, { category, search }, context) => {
      context.requireUser();
      const request = { search, ...(category && { category: fromSchema(category) }) };
      return [...(await listLibraryVideos(context.services.projections, readInput(listLibraryInput, request)))];
    },
    libraryVideo: async (_root, args, context) => {
      context.requireUser();
      const { id } = readInput(libraryVideoIdInput, args);
      return (await findShownVideo(context.services.projections, id)) ?? null;
    },
    libraryVideoCount: (_root, _args, context) => {
      context.requireUser();
      return countLibraryVideos(context.services.projections);
    },
    adminLibraryVideos: async (_root, _args, context) => {
      await context.requireAdmin();
      return [...(await listAllLibraryVideos(context.services.projections))];
    },
  },
  Mutation: {
    watchLibraryVideo: async (_root, args, context) => {
      const userId = context.requireUser();
      const { id } = readInput(libraryVideoIdInput, args);
      return context.services.commands.library.watchLibraryVideo(userId, id, context.caller(undefined));
    },
    addLibraryVideo: async (_root, { input, idempotencyKey }, context) => {
      const adminId = await context.requireAdmin();
      const caller = context.caller(idempotencyKey, 'admin');
      const video = readVideo(input);
      await checkFile(context, adminId, video.videoUrl);
      return context.services.commands.library.addLibraryVideo(video, caller);
    },
    updateLibraryVideo: async (_root, { id, input, idempotencyKey }, context) => {
      const adminId = await context.requireAdmin();
      const { id: libraryVideoId } = readInput(libraryVideoIdInput, { id });
      const caller = context.caller(idempotencyKey, 'admin');
      const video = readVideo(input);
      await checkFile(context, adminId, video.videoUrl, libraryVideoId);
      return context.services.commands.library.changeLibraryVideo(libraryVideoId, video, caller);
    },
    activateLibraryVideo: async (_root, { idempotencyKey, ...args }, context) => {
      await context.requireAdmin();
      const { id, isActive } = readInput(activateInput, args);
      const caller = context.caller(idempotencyKey, 'admin');
      return context.services.commands.library.activateLibraryVideo(id, isActive, caller);
    },
    checkLibraryFile: async (_root, { idempotencyKey, ...args }, context) => {
      await context.requireAdmin();
      const { id } = readInput(libraryVideoIdInput, args);
      return context.services.commands.library.checkLibraryFile(id, context.caller(idempotencyKey, 'admin'));
    },
    reorderLibraryVideos: async (_root, { idempotencyKey, ...args }, context) => {
      await context.requireAdmin();
      const { ids } = readInput(reorderInput, args);
      const caller = context.caller(idempotencyKey, 'admin');
      const position = await context.services.commands.library.reorderLibrary(ids, caller);
      await context.seen(position);
      return { videos: [...(await listAllLibraryVideos(context.services.projections))], position };
    },
    removeLibraryVideo: async (_root, { id, idempotencyKey }, context) => {
      await context.requireAdmin();
      const { id: libraryVideoId } = readInput(libraryVideoIdInput, { id });
      const { position } = await context.services.commands.library.removeLibraryVideo(
        libraryVideoId,
        context.caller(idempotencyKey, 'admin'),
      );
      await context.seen(position);
      return { id: libraryVideoId, position };
    },
  },
  LibraryVideoPayload: {
    video: async ({ libraryVideoId, position }, _args, context) => {
      await context.seen(position);
      const doc = await context.services.projections.reader('library').get('libraryVideos', libraryVideoId);
      return doc ? { id: libraryVideoId, doc } : null;
    },
  },
  LibraryVideo: {
    category: ({ doc }) => toSchema(doc.category),
    duration: ({ doc }) => doc.durationSeconds,
    videoUrl: playedFrom,
    thumbnailUrl: pictureOf,
    captionsUrl: captionsOf,
    chapters: ({ doc }) => (doc.file?.chapters ?? []).map(({ startMs, title }) => ({ start: startMs / 1_000, title })),
    outline: outlineOf,
    fileState: ({ doc }) => fileStates[doc.fileState],
    fileProblem: ({ doc }, _args, context) =>
      doc.fileProblem === null ? null : context.inWords(fileProblems[doc.fileProblem]),
    sourceUrl: ({ doc }) => doc.videoUrl,
    ownThumbnailUrl: ({ doc }) => doc.thumbnailUrl,
    tags: ({ doc }) => [...doc.tags],
  },
};
