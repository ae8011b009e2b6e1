import type { ScriptLength } from '../../../domain/catalog.ts';
import type { LenderScriptRequest } from './lender/lender-script.ts';
import type { OpenFactView } from './open-facts.ts';
import { type Sentence } from '../../../words/index.ts';

/** Target languages of translation. */
const scriptLanguages = ['spanish', 'chinese', 'hindi', 'farsi'] as const;
export type ScriptLanguage = (typeof scriptLanguages)[number];

/** A fact that a script was written from, as the screen shows it. */
export interface ScriptFact {
  /** A text when it comes from a fee sheet. */
  readonly name: Sentence | string;
  /** A sentence when it comes from a closed list, or has a unit or a period. */
  readonly value: Sentence | string;
  /** Its source, e.g. `structured data`, `visible text`, `fee sheet`. */
  readonly source: string;
}

/** A script with the facts that it was written from. */
export interface WrittenScript {
  readonly script: string;
  readonly title: string;
  readonly facts: readonly ScriptFact[];
  /** Missing facts in brackets, e.g. `[price]`. The user fills them in before ordering a video. */
  readonly placeholders: readonly string[];
}

/** The estimate of one length of script for a listing. */
export interface LengthReach {
  readonly length: ScriptLength;
  /** Seconds of the script of this length. */
  readonly seconds: number;
  /** False when the listing has too little text for it. */
  readonly reached: boolean;
}

export interface PropertyScript extends WrittenScript {
  /** Facts that the listing leaves in doubt, each with its candidates. */
  readonly openFacts: readonly OpenFactView[];
  /** Every length, with the seconds that this listing has text for. */
  readonly lengths: readonly LengthReach[];
  /** Statements of the listing that the script leaves out, for fair-housing rules or their language; a sentence each. */
  readonly notes: readonly Sentence[];
  /** Empty when the listing has no address. */
  readonly propertyAddress: string;
  /** Absolute http(s) addresses of the listing's pictures. */
  readonly imageUrls: readonly string[];
  /** The alternative text of each of them on the page; '' for none. */
  readonly imageTexts: readonly string[];
}

export interface PropertyScriptRequest {
  /** The address of a listing page, or the text of a listing. */
  readonly propertyDetails: string;
  /** Spoken length: about 30, 60 or 240 seconds. */
  readonly duration: ScriptLength;
}

export interface EditedScript {
  readonly script: string;
  /** The changes, one sentence each; empty when nothing changed. */
  readonly changes: readonly (Sentence | string)[];
}

export type LenderScript = Pick<WrittenScript, 'script' | 'title' | 'placeholders'>;

/** The id of the user whose daily budget pays for the call. */
export type Payer = string;

export interface ScriptCapabilities {
  /** `template`, or the name of the language model. */
  readonly writer: string;
  readonly translation: { readonly available: true } | { readonly available: false; readonly note: Sentence };
}

/**
 * Writes, edits and translates scripts. All figures come from the source, never from the writer. Every failure that a
 * user can fix or wait out is a `Refusal` with a sentence for them.
 */
export interface ScriptWriter {
  capabilities(): ScriptCapabilities;
  fromProperty(request: PropertyScriptRequest, payer: Payer): Promise<PropertyScript>;
  fromFeeSheet(request: LenderScriptRequest, payer: Payer): Promise<LenderScript>;
  optimize(script: string, payer: Payer): Promise<EditedScript>;
  translate(script: string, language: ScriptLanguage, payer: Payer): Promise<EditedScript>;
}
