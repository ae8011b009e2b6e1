import { z } from 'zod';
import type { Language } from '../words/index.ts';

/** A language that the product speaks to people, as events name it. */
export const language = z.enum(['en', 'es'] satisfies readonly Language[]);

/** The language for people who chose none. */
export const defaultLanguage: Language = 'en';
