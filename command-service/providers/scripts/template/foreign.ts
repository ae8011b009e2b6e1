import { regex } from '../../../../domain/regex.ts';
import { sentencesOf } from '../../listings/text/sentences.ts';

/** Frequent words of English texts. */
const english =
  /\b(?:the|and|with|of|is|are|has|have|to|from|for|your|this|that|its|at|by|on|or|new|home|house|kitchen|bedrooms?|bathrooms?|floors?|living|room)\b/giu;
/** Frequent words of texts in Spanish, French, German, Italian, Portuguese and Dutch that English texts do not use. */
const foreign = regex('giu')`
  (?<!\p{L})(?:
    el|la|los|las|del|de|con|una|un|por|para|que|en|y|al|su|sus|se|muy|desde|cerca|entre|sobre|casa|piso
    |cocina|baños?|dormitorios?|habitaci[oó]n(?:es)?|terraza|jard[ií]n|piscina|garaje|ascensor
    |calefacci[oó]n|aire|acondicionado|balc[oó]n|armarios|vistas?|luminos[oa]|ventanas|techos?|les|des|et
    |avec|pour|dans|une|du|sur|aux?|maison|cuisine|chambres?|terrasse|cave|piscine|ascenseur|und|mit|der
    |die|das|ein|eine|im|zum|zur|von|auf|küche|einbauküche|bad|garten|balkon|keller|aufzug|het|een|met|van
    |op|di|il|della|nel|per|gli|com|uma|dos|das|ao|não|cozinha|quartos?|varanda
  )(?!\p{L})
`;
/** Names of places, whose small words are no words of the sentence: "Calle de la Luna", "El Paso", "La Jolla". */
const names =
  /\b\p{Lu}\p{L}+(?:\s(?:de|del|la|las|los|el)){1,2}\s\p{Lu}\p{L}+|(?<=\p{Ll},?\s)(?:El|La|Las|Los|Del|Von|Van)\s\p{Lu}\p{L}+/gu;
/** Letters that are not Latin. */
const otherScript = /(?!\p{Script=Latin})\p{L}/gu;

/** Above 0 for a text in another language than the scripts, which are English; below 0 for an English one. */
function foreignness(whole: string): number {
  const text = whole.replace(names, ' ');
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if ((text.match(otherScript)?.length ?? 0) > letters / 4) return 1;
  return (text.match(foreign)?.length ?? 0) - 1.5 * (text.match(english)?.length ?? 0);
}

/** Whether a text is in another language than the scripts. A text without a frequent word counts as English. */
export const isForeign = (text: string): boolean => foreignness(text) > 0;

/** The sentences of a text that are in English; one without a frequent word has the language of the whole text. */
export function englishSentences(text: string): readonly string[] {
  const whole = foreignness(text) > 0;
  return sentencesOf(text).filter((sentence) => {
    const own = foreignness(sentence);
    return own === 0 ? !whole : own < 0;
  });
}
