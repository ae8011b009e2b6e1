import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { limits, propertyScriptSeconds, type ScriptLength } from '../../../domain/catalog.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { estimateScript, findPlaceholders } from '../../../domain/scripts/index.ts';
import { figuresIn } from './figures.ts';
import type { ScriptWriter } from './port.ts';
import { inWords } from '../../../words/index.ts';
import { say } from '../../../words/index.ts';

/** The text of a listing; an adapter's test server must answer for exactly this one. */
const contractListing =
  '12 Oak Street, Austin, TX 78701\n$649,000, 3 bedrooms, 2.5 baths, 1,850 sq ft, built in 1987\nThe kitchen has quartz counters and a range with 6 burners.';
/** The script that the suite edits and translates. */
const contractScript = 'This home has three bedrooms and is offered at [price]. Call today to book a tour.';

export interface WriterUnderTest {
  /** Reads typed listings with the product's own listing source. */
  readonly writer: ScriptWriter;
  readonly close?: () => Promise<void>;
}

/** The contract of every adapter of the script port. */
export function scriptWriterContract(name: string, open: () => Promise<WriterUnderTest>): void {
  describe(`script writer: ${name}`, () => {
    let writer: ScriptWriter;
    let close: WriterUnderTest['close'];
    beforeEach(async () => {
      ({ writer, close } = await open());
    });
    afterEach(() => close?.());

    test('names the writer and says whether it can translate', () => {
      const { writer: who, translation } = writer.capabilities();
      expect(who).not.toBe('');
      if (!translation.available) expect(inWords(translation.note, 'en')).toMatch(/\w.*\.$/u);
    });

    test.each<ScriptLength>(['short', 'medium', 'long'])(
      'writes a %s property script within its time',
      async (duration) => {
        const written = await writer.fromProperty({ propertyDetails: contractListing, duration }, 'ann');
        const { seconds } = estimateScript(written.script);
        expect(seconds).toBeGreaterThan(0);
        expect(seconds).toBeLessThanOrEqual(propertyScriptSeconds[duration] * 1.15);
        expect(written.script.length).toBeLessThanOrEqual(limits.scriptCharacters);
      },
    );

    test('states only figures of the listing, and names its facts and placeholders', async () => {
      const written = await writer.fromProperty({ propertyDetails: contractListing, duration: 'medium' }, 'ann');
      const known = [12, 78_701, 649_000, 3, 2.5, 1850, 1987, 6];
      expect(figuresIn(written.script).filter((figure) => !known.includes(figure))).toEqual([]);
      expect(written.propertyAddress).toBe('12 Oak Street, Austin, TX 78701');
      expect(written.title).not.toBe('');
      expect(written.facts).toContainEqual({ name: say('FACT_PRICE'), value: '$649,000', source: 'typed text' });
      expect(written.placeholders).toEqual(findPlaceholders(written.script));
      expect(written.imageUrls).toEqual([]);
    });

    test('refuses a text without a property with a sentence for the user', async () => {
      await expect(
        writer.fromProperty({ propertyDetails: 'something nice', duration: 'short' }, 'ann'),
      ).rejects.toBeInstanceOf(Refusal);
    });

    test('edits a script without losing figures or placeholders', async () => {
      const { script, changes } = await writer.optimize(contractScript, 'ann');
      expect(findPlaceholders(script)).toEqual(['[price]']);
      expect(figuresIn(script)).toEqual([3]);
      for (const change of changes) expect(typeof change === 'string' ? change.trim() : change.code).not.toBe('');
    });

    test('translates with all figures and placeholders, or refuses with its note', async () => {
      const { translation } = writer.capabilities();
      const translating = writer.translate(contractScript, 'spanish', 'ann');
      if (translation.available) expect(findPlaceholders((await translating).script)).toEqual(['[price]']);
      else
        await expect(translating).rejects.toMatchObject({
          code: 'NOT_OFFERED',
          message: inWords(translation.note, 'en'),
        });
    });
  });
}
