import type { OwnId } from '../../../domain/ids.ts';
import { buffer } from 'node:stream/consumers';
import type { Json } from '../../../domain/envelope.ts';
import type { PersonalSeal } from '../../../event-store/index.ts';
import type { FileStore } from '../files/port.ts';
import type { FeeSheetReading } from './port.ts';

/** A fee sheet that is kept for its owner. */
export interface KeptFeeSheet {
  /** The name of the file on its owner's computer, without characters that a name must not contain. */
  readonly name: string;
  readonly reading: FeeSheetReading;
}

/** Keeps fee sheets sealed with their owners' keys: erasing a person makes them unreadable, also in backups. */
export interface FeeSheetStore {
  keep(userId: string, feeSheetId: string, sheet: KeptFeeSheet, bytes: Uint8Array): Promise<void>;
  /** The result of the reading; undefined for an unknown, deleted or someone else's sheet. */
  read(userId: string, feeSheetId: string): Promise<KeptFeeSheet | undefined>;
  /** The uploaded file, unchanged; undefined in the same cases. */
  open(userId: string, feeSheetId: string): Promise<Uint8Array | undefined>;
}

/** All files of a user's fee sheets start with this. */
export const feeSheetsOf = (userId: OwnId): string => `fee-sheets/${userId}/`;
export const feeSheetFolder = (userId: OwnId, feeSheetId: string): string => `${feeSheetsOf(userId)}${feeSheetId}/`;

export function createFeeSheetStore(files: FileStore, { seal, open }: PersonalSeal): FeeSheetStore {
  const write = async (userId: string, key: string, value: Json): Promise<void> => {
    const sealed = await seal(userId, key, value);
    // The owner was erased meanwhile: nothing of theirs is kept.
    if (sealed !== undefined) await files.putBytes(key, Buffer.from(JSON.stringify(sealed)), 'application/json');
  };
  const read = async (userId: string, key: string): Promise<Json | undefined> => {
    const opened = await files.open(key);
    if (!opened) return undefined;
    return open(userId, key, JSON.parse((await buffer(opened.stream)).toString('utf8')) as Json);
  };
  const keyOf = (userId: OwnId, feeSheetId: string, part: 'sheet' | 'reading'): string =>
    `${feeSheetFolder(userId, feeSheetId)}${part}.json`;
  return {
    keep: async (userId, feeSheetId, sheet, bytes) => {
      await write(userId, keyOf(userId, feeSheetId, 'sheet'), { base64: Buffer.from(bytes).toString('base64') });
      await write(userId, keyOf(userId, feeSheetId, 'reading'), sheet as object as Json);
    },
    read: async (userId, feeSheetId) =>
      (await read(userId, keyOf(userId, feeSheetId, 'reading'))) as KeptFeeSheet | undefined,
    open: async (userId, feeSheetId) => {
      const kept = (await read(userId, keyOf(userId, feeSheetId, 'sheet'))) as { readonly base64: string } | undefined;
      return kept && Buffer.from(kept.base64, 'base64');
    },
  };
}
