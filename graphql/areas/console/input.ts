import { z } from 'zod';
import { id, reason, searchText } from '../../../domain/fields.ts';

/** `consoleSearch`. */
export const consoleSearchInput = z.object({ search: searchText });

/** `customerEvents`. */
export const customerEventsInput = z.object({ userId: id, search: searchText });

/** `customer`, `customerSignIn` and `creditExplanation`. */
export const customerInput = z.object({ userId: id });

/** `sendPasswordLink`, `resetSecondFactor` and `requestCustomerDeletion`. */
export const supportActInput = z.object({ userId: id, reason });

/** `sendMailAgain`. */
export const sendMailAgainInput = z.object({ mailId: id });

/** `retryUserVideo`. */
export const userVideoInput = z.object({ userId: id, videoId: id });
