import { libraryVideoAggregate } from '../../domain/library/index.ts';
import type { Dependencies } from '../dependencies.ts';
import { contextFor } from '../support/context.ts';
import { lessonUrl } from '../library-files.ts';
import { defineListJob } from './engine/define-job.ts';

const day = 86_400_000;

/**
 * Puts the lessons that ship with the product into the library, each once: one that an administrator changed stays
 * changed, and one that was removed stays removed.
 */
export const libraryLessons = ({ executor, lessons }: Pick<Dependencies, 'executor' | 'lessons'>, every = day) =>
  defineListJob({
    name: 'library-lessons',
    every,
    // The library shows the newest first, so the first lesson is added last.
    due: async () => lessons.map(({ slug }) => ({ slug })).toReversed(),
    items: {
      key: ({ slug }) => slug,
      owner: () => null,
      handle: async ({ slug }, { newCaller }) => {
        const lesson = lessons.find((each) => each.slug === slug);
        // A later release no longer ships it.
        if (lesson === undefined) return;
        const { title, description, category, tags } = lesson;
        const libraryVideoId = `lesson-${slug}`;
        const details = {
          libraryVideoId,
          title,
          description,
          category,
          videoUrl: lessonUrl(slug),
          thumbnailUrl: null,
          // The file says how long it is, as soon as it has been checked.
          durationSeconds: 0,
          tags: [...tags],
          isActive: true,
        };
        await executor.execute(
          libraryVideoAggregate,
          libraryVideoId,
          { kind: 'add', details },
          contextFor(newCaller(), 'add-lesson', { stableId: libraryVideoId }),
        );
      },
    },
  });
