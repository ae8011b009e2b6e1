/** Writes, measures and checks scripts. */
export { estimateScript } from './estimate.ts';
export type { ScriptEstimate } from './estimate.ts';
export { fairHousingWarnings } from './fair-housing.ts';
export type { FairHousingWarning } from './fair-housing.ts';
export { languageOf } from './language.ts';
export { createListingSource } from '../listings/web/listing-source.ts';
export type { ListingSource } from '../listings/web/listing-source.ts';
export { findPlaceholders } from './placeholders.ts';
export { scriptLanguages } from './port.ts';
export type {
  EditedScript,
  PropertyScript,
  PropertyScriptRequest,
  ScriptCapabilities,
  ScriptFact,
  ScriptLanguage,
  ScriptWriter,
  WrittenScript,
} from './port.ts';
export { createTemplateWriter } from './template/writer.ts';
