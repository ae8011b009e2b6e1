import { z } from 'zod';
import { id } from '../../../domain/fields.ts';

/** `retryFailure` and `dismissFailure`. */
export const failureInput = z.object({ id });

/** `failures` and `retryFailures`. */
export const processInput = z.object({ process: id });
