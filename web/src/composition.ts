import type { Composition } from './app/define.ts';
import { features } from './features/index.ts';
import { screens } from './screens/index.ts';

/** The application: tells the frame in `app/` which screens and features there are. */
export const composition: Composition = { screens, features };
