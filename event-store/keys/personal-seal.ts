import type { OwnId } from '../../domain/ids.ts';
import type { Json } from '../../domain/envelope.ts';
import { isSealed, open, seal, type SealedField } from '../sealed-field.ts';
import { DESTROYED, type KeyRing } from './key-ring.ts';

/**
 * Seals personal data that is kept outside the log with the key of its subject, so that erasing the subject makes it
 * unreadable there too. Every method may reject with LogUnavailable.
 */
export interface PersonalSeal {
  /** Encrypts a value, bound to its `place`; undefined when the subject was erased. */
  seal(subject: OwnId, place: string, value: Json): Promise<SealedField | undefined>;
  /** Decrypts what `seal` made; undefined when the subject was erased, or for another subject, place or value. */
  open(subject: OwnId, place: string, sealed: Json): Promise<Json | undefined>;
}

export function createPersonalSeal(keyRing: Pick<KeyRing, 'get' | 'getOrCreate'>): PersonalSeal {
  return {
    seal: async (subject, place, value) => {
      const key = await keyRing.getOrCreate(subject);
      return key === DESTROYED ? undefined : seal(key, place, value);
    },
    open: async (subject, place, sealed) => {
      const key = await keyRing.get(subject);
      if (key === undefined || key === DESTROYED || !isSealed(sealed)) return undefined;
      try {
        return open(key, place, sealed);
      } catch {
        return undefined;
      }
    },
  };
}
