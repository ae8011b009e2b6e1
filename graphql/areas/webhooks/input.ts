import { z } from 'zod';
import { id } from '../../../domain/fields.ts';

export const webhookIdInput = z.object({ id });
