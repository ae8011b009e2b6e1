import { z } from 'zod';
import { id } from '../../../domain/fields.ts';
import { issue } from '../../../domain/issue.ts';

const nameLength = issue('NAME_LENGTH_60');
const name = z.string(nameLength).trim().min(1, nameLength).max(60, nameLength);
/** The library checks what is in it. */
const answer = z.record(z.string(), z.unknown(), issue('ANSWER_OF_BROWSER_INVALID'));

/** `enableSecondFactor`. */
export const enableSecondFactorInput = z.object({ code: z.string().max(20, issue('CODE_DIGITS')) });

/** `addPasskey`. */
export const addPasskeyInput = z.object({ name, answer });

/** `renamePasskey`. */
export const renamePasskeyInput = z.object({ id, name });

/** `removePasskey`. */
export const removePasskeyInput = z.object({ id });
