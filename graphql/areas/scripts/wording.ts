import { say, type Sentence } from '../../../words/index.ts';

const sources: Readonly<Record<string, Sentence>> = {
  'structured data': say('SOURCE_STRUCTURED_DATA'),
  'page data': say('SOURCE_PAGE_DATA'),
  'page tags': say('SOURCE_PAGE_TAGS'),
  'visible text': say('SOURCE_VISIBLE_TEXT'),
  'typed text': say('SOURCE_TYPED_TEXT'),
};

/** Where a fact was read, to be worded; what is not a place of a page stays as it is. */
export const sourceSentence = (source: string): Sentence | string => sources[source] ?? source;
