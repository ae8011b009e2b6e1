import { defineFeature } from '../../app/define.ts';
import { Overlay } from './Overlay.tsx';

/** The dialog in which users confirm their identity before an action that a stolen session must not do. */
export const confirmIdentity = defineFeature({ name: 'confirm-identity', Overlay });
