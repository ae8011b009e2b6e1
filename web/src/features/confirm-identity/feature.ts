import { defineFeature } from '../../app/define.ts';
import { Overlay } from './Overlay.tsx';

/** The dialog in which users confirm that it is them, before what a stolen session must not do. */
export const confirmIdentity = defineFeature({ name: 'confirm-identity', Overlay });
