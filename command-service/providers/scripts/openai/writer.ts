import { limits, propertyScriptSeconds } from '../../../../domain/catalog.ts';
import { Refusal } from '../../../../domain/refusal.ts';
import { describeFacts } from '../describe.ts';
import { describeOpen } from '../open-facts.ts';
import { lengthsOf } from '../template/compose.ts';
import { estimateScript, findPlaceholders, keepsPlaceholders } from '../../../../domain/scripts/index.ts';
import { figuresIn, figuresOfFacts, saysForeignFigure } from '../figures.ts';
import type { PropertyFacts } from '../../listings/facts.ts';
import type { ListingSource } from '../../listings/port.ts';
import { saysForeignSheetFigure } from '../lender/check.ts';
import {
  hasAdjustableRate,
  isReceived,
  lenderTitle,
  roomFor,
  spokenFigure,
  spokenFigures,
  textOf,
} from '../lender/lender-script.ts';
import { adjustableLine } from '../lender/lines.ts';
import { notesOf, sayableFacts } from '../notes.ts';
import type { ScriptWriter } from '../port.ts';
import { asPresenter } from '../presenter.ts';
import { changesFacts, checkedScript, fitted } from './check.ts';
import { createModel, noUsableAnswer } from './model.ts';
import type { ModelOptions } from './model.ts';
import {
  answerTokens,
  editAnswer,
  editInstructions,
  lenderInstructions,
  scriptInstructions,
  sentencesAnswer,
  translationAnswer,
  translationInstructions,
} from './questions.ts';
import { say } from '../../../../words/index.ts';

/** A script may exceed its time by this factor before sentences are removed. */
const tolerance = 1.15;
/** Extra seconds of an edit, for a call to action. */
const callToActionSeconds = 6;

/**
 * Creates the writer that uses a language model. The model sees extracted facts, never pages, and its answer is checked
 * against them, so that an invented figure never reaches a video unnoticed.
 */
export function createOpenAiWriter(readListing: ListingSource, options: ModelOptions): ScriptWriter {
  const ask = createModel(options);
  return {
    capabilities: () => ({ writer: options.model, translation: { available: true } }),

    async fromProperty({ propertyDetails, duration }, payer) {
      const listing = await readListing(propertyDetails);
      const facts = sayableFacts(listing.facts);
      const { sentences } = await ask(
        {
          name: 'script',
          answer: sentencesAnswer,
          instructions: scriptInstructions(duration),
          data: factsForModel(facts),
          maxTokens: answerTokens[duration],
        },
        payer,
      );
      const known = figuresOfFacts(facts);
      const script = fitted(
        checkedScript(sentences, (sentence) => saysForeignFigure(sentence, facts, known), { name: facts.agent?.name }),
        propertyScriptSeconds[duration] * tolerance,
      );
      if (script === '') throw new Refusal('UNAVAILABLE', noUsableAnswer);
      return {
        script,
        title: listing.title,
        propertyAddress: facts.address ?? '',
        facts: describeFacts(listing),
        openFacts: describeOpen(listing),
        lengths: lengthsOf(listing),
        notes: notesOf(listing.facts),
        imageUrls: facts.images ?? [],
        imageTexts: listing.imageTexts,
        placeholders: findPlaceholders(script),
      };
    },

    async fromFeeSheet(request, payer) {
      const { lender, length } = request;
      const figures = spokenFigures(request).map((each) =>
        each.isConfirmed ? { ...each, value: spokenFigure(each) } : each,
      );
      const { sentences } = await ask(
        {
          name: 'lender_script',
          answer: sentencesAnswer,
          instructions: lenderInstructions(roomFor(request)),
          data: {
            lender: lender.name,
            figures: figures.map((each) =>
              isReceived(each)
                ? { label: 'Cash that the buyer receives at closing', value: each.value.slice(1) }
                : { label: each.label, value: spokenFigure(each) },
            ),
          },
          maxTokens: answerTokens[length],
        },
        payer,
      );
      const checked = checkedScript(sentences, (sentence) => saysForeignSheetFigure(sentence, figures), {
        name: lender.name,
      });
      if (checked.length === 0) throw new Refusal('UNAVAILABLE', noUsableAnswer);
      const isSilent = hasAdjustableRate(request) && !checked.some((sentence) => /\badjust/i.test(sentence));
      const kept = [...(isSilent ? [adjustableLine] : []), ...checked];
      const isTooLong = (): boolean =>
        estimateScript(kept.join(' ')).seconds > roomFor(request) ||
        textOf(kept, lender).length > limits.scriptCharacters;
      while (kept.length > 1 && isTooLong()) kept.pop();
      const script = textOf(kept, lender);
      return { script, title: lenderTitle(lender), placeholders: findPlaceholders(script) };
    },

    async optimize(script, payer) {
      requireShort(script);
      const { sentences, changes } = await ask(
        {
          name: 'edit',
          answer: editAnswer,
          instructions: editInstructions,
          data: { script },
          maxTokens: answerTokens.edit,
        },
        payer,
      );
      const known = new Set(figuresIn(script));
      // The script's author may speak in the first person, with their own twin; the model may not introduce it.
      const isOwnVoice = asPresenter(script, undefined) === undefined;
      const checked = checkedScript(
        sentences,
        (sentence) => figuresIn(sentence).some((figure) => !known.has(figure)),
        isOwnVoice ? undefined : { name: undefined },
      );
      const edited = fitted(checked, estimateScript(script).seconds * tolerance + callToActionSeconds);
      if (edited === '' || !keepsPlaceholders(script, edited)) throw new Refusal('UNAVAILABLE', noUsableAnswer);
      return {
        script: edited,
        changes: changes
          .slice(0, 10)
          .map((change) => change.replace(/\s+/g, ' ').trim().slice(0, 200))
          .filter((change) => change !== ''),
      };
    },

    async translate(script, language, payer) {
      requireShort(script);
      const { translation } = await ask(
        {
          name: 'translation',
          answer: translationAnswer,
          instructions: translationInstructions(language),
          data: { script },
          maxTokens: answerTokens.translation,
        },
        payer,
      );
      const text = translation.trim();
      if (text === '' || text.length > limits.scriptCharacters || changesFacts(script, text))
        throw new Refusal('UNAVAILABLE', noUsableAnswer);
      return { script: text, changes: [] };
    },
  };
}

/** The facts for the model: without pictures and contact data. */
function factsForModel({ images: _images, agent, ...facts }: PropertyFacts): Record<string, unknown> {
  return { ...facts, ...(agent === undefined ? {} : { agent: { name: agent.name, company: agent.company } }) };
}

function requireShort(script: string): void {
  if (script.length > limits.scriptCharacters)
    throw new Refusal(
      'TOO_LARGE',
      say('KEEP_SCRIPT_WITHIN', { most: limits.scriptCharacters.toLocaleString('en-US') }),
    );
}
