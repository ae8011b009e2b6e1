import { regex } from '../../../../domain/regex.ts';
import { addressMention, sameAddress } from './addresses.ts';
import { sentencesOf } from './sentences.ts';

/** Sentences with a figure of a home; the others say nothing that could be taken for a fact. */
const figure = /\d|\b(?:one|two|three|four|five|six)[\s-](?:bed|bath)/i;
/** Fewer words are a line of a list or a strip. */
const leastWords = 7;
/** No entry of such a list is shorter. */
const leastCharacters = 18;
/** "902 Grand Oak Avenue, $3,100,000": an entry of a list of sales. */
const priced = /^(\d{1,6}) \p{Lu}[^$€£\d]{3,40}[$€£]\d/u;
const near =
  /\b(?:nearby|next door|across the (?:street|road)|(?:down|up) the (?:street|road|block)|around the corner|neighbou?r(?:s|ing|['’]s)?)\b/i;
const traded =
  /\b(?:available separately|also (?:available|for sale)|sold|paid|got|closed|went|asked|listed|sale|price)\b|\$\d/i;
/** "My brother's house has five bedrooms" */
const ofRelatives =
  /\b(?:[Mm]y|[Oo]ur|[Hh]is|[Hh]er|[Tt]heir) (?:parents|brother|sister|cousin|friend|son|daughter|mother|father|uncle|aunt|in-law|neighbou?r|boss|client)(?:s['’]|['’]s?) (?:\w+ )?(?:house|home|place|cabin|condo|apartment)\b/;
const compared = regex('i')`
  \b(?:smaller|larger|bigger|different) (?:floor ?)?plan:|^(?:coming|up) next\b
  |^(?:also )?ask (?:(?:me|us) )?about\b|^coming (?:next|this) (?:week|month)\b
  |^(?:
    for comparison|comps?\b|comparables?\b|by comparison
    |(?:(?:we|i) )?also have an? (?:[a-z-]+ )?(?:
      \d ?br\b|(?:\d|one|two|three|four)[ -]bed(?:room)?|studio|unit|condo|house|listing|apartment
    )\b
  )
`;
/** What homes of the area have, in statistics and in answers to common questions. */
const usual =
  /(?<!\b(?:not|your|no|above|below)\s(?:your\s|an?\s)?)\b(?:typical|average|median)\b[^.;]{0,60}\b(?:homes?|houses?|prices?|sizes?|sales?|rents?|listings?|years?|condos?|square|bed(?:room)?s?|bath(?:room)?s?)\b/i;
/** "Zillow has it wrong (says 1,240 sq ft, NOT ours)" */
const disclaimed = /\bnot ours\b|\b(?:has|have|got) (?:it|that|this|the \w+) wrong\b/i;
/** "Most homes on this street have 7 bedrooms" */
const ofMost =
  /\b(?:most|many|other|nearby|several|some) (?:of the )?(?:homes|houses|properties|condos|townhomes|lots)\b|^(?:homes|houses|lots) (?:here|in|on|around)\b/i;
/** "My buyers want 4 bedrooms", "The Hales needed five bedrooms, so they passed" */
const wanted = regex('u')`
  \b(?:
    [Bb]uyers?|[Cc]lients?|[Tt]hey|[Cc]ouple|[Ff]amily|[Pp]eople|[Tt]he \p{Lu}\p{L}+s
  )
  [ ](?:\p{L}+ ){0,4}?(?:
    want(?:s|ed)?|need(?:s|ed)?|look(?:s|ed|ing)? (?:for|at)|search(?:es|ed|ing)? for
  ) [^$]{0,50}\b(?:bed|bath|acre|square|sq\b|garage)
`;
/** "Our last listing there had 4 bedrooms", "The other place I mentioned has a 3-car garage" */
const earlier =
  /\b(?:last|other|previous) (?:\w+['’]s )?(?:listing|showing|place|house|home)\b[^.]{0,30}\b(?:has|had|was)\b|\blast (?:week|month)['’]s (?:listing|showing)\b|\bunlike (?:the|that|my|our)\b/i;
/** "We also closed a 7 bedroom on Elm" */
const ownSale =
  /\b(?:we|i)(?:['’]ve| have)? (?:also|recently|just) (?:just )?(?:closed|sold)\b(?: on)? (?:an?|another)\b/i;
/** A sentence in the past tense that goes on about the home before it: "It had 7 bedrooms". */
const continued =
  /^(?:and )?(?:it|that (?:one|home|house|place)|this one|they|theirs|which)\b[^.]{0,60}?\b(?:had|was|went|got|sold|closed|were)\b/i;
/** "My Pelican listing", "our last listing on Elm": another home that the writer sells, or sold. */
const ownOther =
  /\b(?:[Mm]y|[Oo]ur) (?:(?:other|last|previous) listing\b|\p{Lu}[\p{L}'’]+(?: \p{Lu}[\p{L}'’]+)? (?:listing|sale)\b)/u;
/** "The Carmichaels at number 31 got 598", "Lot 9 (7.6 acres) sold in May": a home named by its number. */
const numbered = /\b(?:number|no\.|house) (\d{1,5})\b|^(?:lot|homesite|parcel|unit|tract) (\d{1,4})\b/i;
/** "The downstairs unit is not available", "the farmhouse is not for sale" */
const notOffered =
  /\b(?:is|are) not (?:for sale|for rent|available(?! (?:until|before|yet|for|to|on)\b)|part of (?:the|this) (?:sale|listing))\b/i;
/** "the 3 bedroom on Cedar Knoll", "the four-bed at 70 Tidewater" */
const otherOne =
  /\bthe (?:[a-z-]+ ){0,2}(?:\d|one|two|three|four|five|six)[\s-]bed(?:room)?s? (?:home |house |one |condo |unit )?(?:on|at) (?<place>(?:\d+ )?\p{Lu}[\p{L}'’]+)/u;

/** The words of a street that name it: "41 Larch Street, Unit 2" is named by its number and "Larch". */
function keysOf(address: string): { readonly number: string; readonly name: string } {
  const [, number = '', name = ''] = /^(\S+)\s(?:[NSEW]\.?\s)?([\p{L}'’]{3,})/u.exec(address) ?? [];
  return { number, name };
}

/** Whether a short line gives a price of an address with another number. */
function isPriced(line: string, own: string): boolean {
  const [, number] = priced.exec(line) ?? [];
  return number !== undefined && !own.split(/\W+/).includes(number);
}

function isAboutOther(sentence: string, own: string): boolean {
  if (!figure.test(sentence)) return false;
  if ([disclaimed, usual, ownSale, ofMost, wanted, earlier].some((each) => each.test(sentence))) return true;
  if (sentence.split(' ').length < leastWords && !isPriced(sentence, own)) return false;
  if (compared.test(sentence) || (near.test(sentence) && traded.test(sentence))) return true;
  const { number, name } = keysOf(own);
  if (ofRelatives.test(sentence) || notOffered.test(sentence)) return true;
  if (ownOther.test(sentence) && traded.test(sentence)) return true;
  const [, house, lot] = numbered.exec(sentence) ?? [];
  const named = house ?? lot;
  if (
    named !== undefined &&
    own !== '' &&
    /\b(?:sold|got|went|closed)\b/i.test(sentence) &&
    !own.split(/\W+/).includes(named)
  )
    return true;
  const place = otherOne.exec(sentence)?.groups?.['place'];
  if (place !== undefined && (name === '' || !place.includes(name) || !`${number} ${name}`.startsWith(place)))
    return place !== name;
  const mention = addressMention(sentence);
  if (mention !== undefined && own !== '') return !sameAddress(mention.address, own);
  if (name === '') return false;
  const numbers = [...sentence.matchAll(/\b(\d{1,6}) (\p{Lu}[\p{L}'’]{2,})/gu)].filter(([, , word]) => word === name);
  return numbers.length > 0 && numbers.every(([, each]) => each !== number);
}

/**
 * Removes the sentences about another home, such as the sale of a neighbor, from a text about the home at an address.
 *
 * @param own the address of the home; '' when it is not known for sure
 */
export function withoutOtherHomes(text: string, own: string): string {
  if (text.length < leastCharacters) return text;
  const sentences = sentencesOf(text).flatMap((sentence) => sentence.split(/(?<=;) /));
  let isOther = false;
  const kept = sentences.filter((sentence) => {
    isOther = isAboutOther(sentence, own) || (isOther && continued.test(sentence));
    return !isOther;
  });
  return kept.length === sentences.length ? text : kept.join(' ');
}
