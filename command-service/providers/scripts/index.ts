/** Writes, measures and checks scripts. */
export { createListingSource } from '../listings/web/listing-source.ts';
export type { ListingSource } from '../listings/web/listing-source.ts';
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
