import { fileURLToPath } from 'node:url';

/** 16 s of one drawn person who speaks to the camera: H.264 and AAC, 640 x 360. `make-footage.ts` draws it. */
export const footagePath = fileURLToPath(new URL('./one-person.mp4', import.meta.url));
