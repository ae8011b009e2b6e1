import { useState } from 'react';
import { uploadOwnPicture } from '../../../features/own-pictures.ts';
import { isOwnPicture, withOwnPicture, type Draft } from '../draft/draft.ts';
import type { ChangeDraft } from '../draft/useDraft.ts';
import { useWhenOnline } from '../draft/useWhenOnline.ts';
import { t } from '../../../i18n/t.ts';

interface RefusedFile {
  readonly name: string;
  readonly reason: string;
}

export interface OwnPictures {
  /** The file that is being uploaded, counted from 1, and the number of files; null if there is none. */
  readonly uploading: { readonly file: number; readonly files: number } | null;
  /** The files of the last upload that were rejected. */
  readonly refused: readonly RefusedFile[];
  readonly upload: (files: readonly File[]) => Promise<void>;
}

/**
 * Uploads pictures into the draft, one after the other, in the order in which they were chosen.
 *
 * @param most how many pictures users may upload
 */
export function useOwnPictures(draft: Draft, change: ChangeDraft, most: number): OwnPictures {
  const [uploading, setUploading] = useState<OwnPictures['uploading']>(null);
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const { call } = useWhenOnline();

  const upload = async (files: readonly File[]): Promise<void> => {
    if (files.length === 0 || uploading !== null) return;
    setRefused([]);
    let room = most - draft.imageUrls.filter(isOwnPicture).length;
    for (const [at, file] of files.entries()) {
      setUploading({ file: at + 1, files: files.length });
      try {
        if (room <= 0) throw new Error(t('You can add {most} pictures of your own. Remove one first.', { most }));
        const url = await call(() => uploadOwnPicture(file));
        change((current) => withOwnPicture(current, url));
        room -= 1;
      } catch (cause) {
        const reason = cause instanceof Error ? cause.message : t('The picture could not be uploaded.');
        setRefused((others) => [...others, { name: file.name, reason }]);
      }
    }
    setUploading(null);
  };
  return { uploading, refused, upload };
}
