import {
  factsOfProperty,
  passagesOf,
  picturesFor,
  statedProperty,
  type StatedProperty,
} from '../domain/storyboard/index.ts';
import { estimateScript, languageOf } from '../domain/scripts/index.ts';
import type { VideoOrder } from '../domain/videos/index.ts';
import { primaryLanguage, sentencesOf } from './providers/voice/wording.ts';

/** The picture and facts shown with a sentence of a script, or with a clause of a long one. */
export interface StoryboardScene {
  readonly text: string;
  /** Indexes of the order's pictures, in the order in which they are shown. */
  readonly pictures: readonly number[];
  /** The facts that appear over the pictures when they are spoken, as the script writes them. */
  readonly facts: readonly string[];
}

/** The words of a script as captions show them, and the text between two of them. */
function wordsOf(script: string) {
  const language = languageOf(script);
  const words = sentencesOf(script, language).flatMap(({ tokens }) =>
    tokens.map(({ shown }, at) => ({ text: shown, endsSentence: at === tokens.length - 1 })),
  );
  return { words, separator: primaryLanguage(language) === 'zh' ? '' : ' ' };
}

/** The facts that a script states about its property: the owner has read and ordered these words. */
export function statedPropertyOf(script: string): StatedProperty {
  const { words, separator } = wordsOf(script);
  return statedProperty(words, separator);
}

/**
 * The pictures of a video and their words, estimated before the script is spoken: the renderer chooses in the same way,
 * but with the measured lengths of the sentences.
 */
export function storyboardOf(
  order: Pick<
    VideoOrder,
    'script' | 'propertyAddress' | 'imageUrls' | 'pictureCaptions' | 'pictureTexts' | 'pictureScenes'
  >,
): StoryboardScene[] {
  const { words, separator } = wordsOf(order.script);
  const passages = passagesOf(words, separator);
  const hints = order.imageUrls.map((url, at) => ({
    url,
    label: order.pictureCaptions[at] ?? '',
    alternative: order.pictureTexts[at] ?? '',
    chosenFor: order.pictureScenes[at] ?? [],
  }));
  const spoken = passages.map(({ text, continues }) => ({ text, continues, seconds: estimateScript(text).seconds }));
  const pictures = picturesFor(spoken, hints, order.propertyAddress);
  const facts = factsOfProperty(words, separator);
  let from = 0;
  return passages.map(({ text, words: said }, at) => {
    const to = from + said.length;
    const stated = facts.filter(({ first }) => first >= from && first < to).map((fact) => fact.text);
    from = to;
    return { text, pictures: pictures[at] ?? [], facts: stated };
  });
}
