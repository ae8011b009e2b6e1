/**
 * A stock presenter is neither the lender nor the agent of a script, so the writers' scripts never speak as one of
 * them: they name the person, and "I" says nothing about a loan or a home.
 */

const roles =
  'lender|loan officer|mortgage (?:advisor|broker|banker|lender)|loan originator|agent|realtor|broker|seller';
const roleClaim = new RegExp(
  `\\b(?:I am|I['’]m|I['’]ll be|I work as|as) (?:your|a|an|the) (?:[a-z]+ )?(?:${roles})\\b`,
  'i',
);
const selfName = String.raw`\b(?:I am|I['’]m|my name is|this is|it['’]s|it is|(?:speaking|talking) (?:to|with))\s+`;
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** First-person phrases that a presenter may use: "let me show you". */
const presenting =
  /\b(?:let me|(?:and )?I will show you|I['’]ll show you|I['’]ll walk you|join me|follow me|with me)\b/gi;
const firstPerson = /\b(?:I|I['’](?:m|ll|ve|d)|me|[Mm]y|[Mm]ine|myself)\b/;
const toMe =
  /\b(call|ask|contact|reach|e-?mail|text|message|tell|write to|talk to|speak to|speak with|reach out to|get in touch with) me\b/gi;

/** Whether a sentence says that the presenter is a person of this name, or has their role. */
export function claimsToBe(sentence: string, name: string | undefined): boolean {
  if (roleClaim.test(sentence)) return true;
  const names = name === undefined ? [] : [name, name.split(/\s+/)[0] ?? ''].filter((part) => part.length > 1);
  return names.some((each) => new RegExp(`${selfName}${escaped(each)}\\b`, 'i').test(sentence));
}

/**
 * A sentence in the words of a presenter who is not this person: "Call me" names them instead.
 *
 * @param name the person that the script is about; undefined when nobody is named
 * @returns undefined for a sentence that speaks as somebody else and cannot be turned
 */
export function asPresenter(sentence: string, name: string | undefined): string | undefined {
  if (claimsToBe(sentence, name)) return undefined;
  const turned = sentence.replace(toMe, (_found, verb: string) =>
    name === undefined ? `${/^[A-Z]/.test(verb) ? 'Get' : 'get'} in touch` : `${verb} ${name}`,
  );
  return firstPerson.test(turned.replace(presenting, '')) ? undefined : turned;
}
