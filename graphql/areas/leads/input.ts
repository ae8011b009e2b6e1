import { z } from 'zod';
import { id } from '../../../domain/fields.ts';

export const leadIdInput = z.object({ id });
