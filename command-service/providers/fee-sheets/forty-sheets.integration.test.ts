import { expect, jest, test } from '@jest/globals';
import { Refusal } from '../../../domain/refusal.ts';
import { createFeeSheetReader } from './reader.ts';
import { drawSheet, plan, type Form } from './testing/draw-sheets.ts';
import { sameValue, truthOf } from './testing/sheets.ts';

// Each sheet is drawn and then read in a separate process, which takes seconds; minutes on a busy machine.
jest.setTimeout(600_000);

/** Every layout as a PDF, two texts and a scan; all forty with `npm run test:fee-sheets`. */
const inGate: readonly number[] = [0, 1, 2, 3, 4, 5, 16, 18, 21];
const chosen = plan().filter(({ number }) => process.env['FEE_SHEETS'] === 'all' || inGate.includes(number));
const nameOf = (form: Form): string =>
  'tilt' in form
    ? `${form.kind}, tilted by ${form.tilt} degrees, noise ${form.noise}, ${form.width} pixels wide`
    : form.kind;

const reader = createFeeSheetReader({ limitMs: 500_000 });

test.each(chosen.map(({ number, form }) => [number, nameOf(form), form] as const))(
  'sheet %i (%s): every figure is right, or the user is asked',
  async (number, _name, form) => {
    const { sheet, bytes } = await drawSheet(number, form);
    const truth = truthOf(sheet);
    const reading = await reader.read(bytes).catch((error: unknown) => {
      // A picture with hardly a readable word is refused with a sentence that asks for a better one.
      if (error instanceof Refusal && 'tilt' in form && form.noise >= 0.03) return { figures: [] };
      throw error;
    });
    const { figures } = reading;
    const sure = figures.filter(({ question }) => question === null);
    const wrong = sure.filter(({ key, value }) => !sameValue(value, truth.get(key) ?? 'not on the sheet'));
    expect(wrong.map(({ key, value, text }) => ({ key, value, text, truth: truth.get(key) }))).toEqual([]);
    // The user is asked for figures that were not read.
    const known = new Set(figures.map(({ key }) => key));
    if (figures.length > 0) expect([...truth.keys()].filter((key) => !known.has(key))).toEqual([]);
    // The reader is also useful: it misses nothing on a sheet that is not a scan, and reads most of a clear scan.
    const unknown = [...truth.values()].filter((value) => value === 'unknown').length;
    if (!('tilt' in form)) expect(sure).toHaveLength(truth.size - unknown);
    else if (form.noise < 0.01 && form.width >= 1_700) expect(sure.length).toBeGreaterThanOrEqual(truth.size / 2);
  },
);
