import type { Composition } from './app/define.ts';
import { features } from './features/index.ts';
import { screens } from './screens/index.ts';

/** The application: the frame in `app/` learns from here which screens and features there are. */
export const composition: Composition = { screens, features };
