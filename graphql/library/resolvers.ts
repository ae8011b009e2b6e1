import { libraryCategories, type LibraryCategory } from '../../domain/library/index.ts';
import type {
  LibraryCategory as CategoryOfSchema,
  LibraryVideoInput as InputOfSchema,
  Resolvers,
} from '../generated/resolvers.ts';
import { readInput } from '../input/read.ts';
import { libraryVideoIdInput, libraryVideoInput, listLibraryInput } from './input.ts';
import { countLibraryVideos, listAllLibraryVideos, listLibraryVideos } from './reads.ts';

/** The schema writes its enum in capitals, the log and REST in small letters. */
const fromSchema = (category: CategoryOfSchema): LibraryCategory | undefined =>
  libraryCategories.find((each) => each.toUpperCase() === category);
const toSchema = (category: LibraryCategory): CategoryOfSchema => category.toUpperCase() as CategoryOfSchema;

const readVideo = ({ duration, category, ...input }: InputOfSchema) =>
  readInput(libraryVideoInput, { ...input, category: fromSchema(category), durationSeconds: duration });

/** MLS Unlocked (spec part 3 section 2). */
export const libraryResolvers: Resolvers = {
  Query: {
    libraryVideos: async (_root, { category, search }, context) => {
      context.requireUser();
      const request = { search, ...(category && { category: fromSchema(category) }) };
      return [...(await listLibraryVideos(context.services.projections, readInput(listLibraryInput, request)))];
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
      await context.requireAdmin();
      return context.services.commands.library.addLibraryVideo(
        readVideo(input),
        context.caller(idempotencyKey, 'admin'),
      );
    },
    updateLibraryVideo: async (_root, { id, input, idempotencyKey }, context) => {
      await context.requireAdmin();
      const { id: libraryVideoId } = readInput(libraryVideoIdInput, { id });
      return context.services.commands.library.changeLibraryVideo(
        libraryVideoId,
        readVideo(input),
        context.caller(idempotencyKey, 'admin'),
      );
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
    title: ({ doc }) => doc.title,
    description: ({ doc }) => doc.description,
    category: ({ doc }) => toSchema(doc.category),
    duration: ({ doc }) => doc.durationSeconds,
    videoUrl: ({ doc }) => doc.videoUrl,
    thumbnailUrl: ({ doc }) => doc.thumbnailUrl,
    tags: ({ doc }) => [...doc.tags],
    viewCount: ({ doc }) => doc.viewCount,
    isActive: ({ doc }) => doc.isActive,
  },
};
