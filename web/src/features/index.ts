import type { Feature } from '../app/define.ts';
import { addCredits } from './add-credits/feature.ts';
import { confirmIdentity } from './confirm-identity/feature.ts';
import { credits } from './credits/feature.ts';
import { leads } from './leads/feature.ts';
import { twins } from './twins/feature.ts';
import { videos } from './videos/feature.ts';

/** Every feature that adds to the cache, the live updates or the page: one line for each. */
export const features: readonly Feature[] = [videos, leads, credits, twins, addCredits, confirmIdentity];
