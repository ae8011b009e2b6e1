import type { ScriptLength } from '../../../domain/catalog.ts';

/** Languages that scripts are translated to (spec part 2 section 2). */
export const scriptLanguages = ['spanish', 'chinese', 'hindi', 'farsi'] as const;
export type ScriptLanguage = (typeof scriptLanguages)[number];

/** A fact that a script was written from, as people read it. */
export interface ScriptFact {
  readonly name: string;
  readonly value: string;
  /** Where it was found, e.g. `structured data`, `visible text`, `fee sheet`. */
  readonly source: string;
}

/** A script of any flow, with what it was written from. */
export interface WrittenScript {
  readonly script: string;
  readonly title: string;
  readonly facts: readonly ScriptFact[];
  /** Bracketed facts that were not found, e.g. `[price]`; the user resolves them before a video is made. */
  readonly placeholders: readonly string[];
}

export interface PropertyScript extends WrittenScript {
  /** Empty when neither page nor text gives one. */
  readonly propertyAddress: string;
  /** Absolute http(s) addresses of the listing's pictures. */
  readonly imageUrls: readonly string[];
}

export interface PropertyScriptRequest {
  /** The address of a listing page, or the text of a listing. */
  readonly propertyDetails: string;
  /** Spoken length: about 30, 60 or 240 seconds (spec part 2 section 9). */
  readonly duration: ScriptLength;
}

export interface EditedScript {
  readonly script: string;
  /** What was changed, one sentence each; empty when nothing was. */
  readonly changes: readonly string[];
}

export interface ScriptCapabilities {
  /** Who writes: `template`, or the name of a language model. */
  readonly writer: string;
  readonly translation: { readonly available: true } | { readonly available: false; readonly note: string };
}

/**
 * Writes what presenters say. Figures come from what was read, never from the writer. Every failure that a user can
 * mend or wait out is a Refusal with a sentence for them.
 */
export interface ScriptWriter {
  capabilities(): ScriptCapabilities;
  fromProperty(request: PropertyScriptRequest): Promise<PropertyScript>;
  optimize(script: string): Promise<EditedScript>;
  translate(script: string, language: ScriptLanguage): Promise<EditedScript>;
}
