import type { Dependencies } from '../dependencies.ts';
import type { Eraser } from './eraser.ts';
import { videoEraser } from './videos.ts';

/**
 * Every store that holds personal data, in the order of its erasure: one line for each. A new store that only the
 * command side can reach (streams that name a person, files) is added here; a store of another room (sessions, local
 * accounts, mails) in `server/erasers.ts`, which comes first. The key comes last, because the other erasers read sealed
 * events to find the user's data.
 */
export function createErasers(dependencies: Dependencies): readonly Eraser[] {
  const { erasers, identities, keyRing } = dependencies;
  return [
    ...erasers,
    videoEraser(dependencies),
    { store: 'identity directory', erase: ({ userId }) => identities.remove(userId) },
    { store: 'key of the events', erase: ({ userId }) => keyRing.destroy(userId) },
  ];
}
