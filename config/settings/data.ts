import { z } from 'zod';
import { defineSettings } from '../define-settings.ts';

/** The folder of everything that the product keeps on disk. */
export const data = defineSettings({
  DATA_DIR: z.string().min(1, 'a folder').default('./data'),
});
