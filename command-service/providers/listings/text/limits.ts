import { regex } from '../../../../domain/regex.ts';

/** Words before a figure that make it a limit, which a rule sets for homes that are not built yet. */
const limitBefore = regex('i')`
  \b(?:
    minimum|min\b\.?|at least|no (?:less|smaller) than|not less than|must (?:be|have)|requires?
    |restrict(?:ed|ions?)|covenants?|allows|permits|perc['’]?(?:d|ed|s)? for|approved for|zoned for
    |(?:looking|searching|hunting|hoping) for|want(?:s|ing)?|(?:are|is) buying|grew up in|need(?:s|ing)?|in search of
  )\b[^.;,|$]{0,40}$
`;
const endBefore =
  /(?:\b(?:one of(?: the| its)?|from|up to|starting (?:at|from)|as (?:large|small|big) as)\s|[<≤]\s?)$/i;
const limitBehind =
  /^[\s)]{0,2}(?:(?:home|house|dwelling|heated|living|size|square footage)\s){0,2}(?:minimum|min\b|or (?:larger|more|bigger)\b|required|requirement|maximum)/i;

/** Whether the words behind a figure doubt it: "1,450 sq ft i think?" */
export const isUnsure = (behind: string): boolean =>
  /^[^.,;|!]{0,25}(?:\?|\b(?:i (?:think|believe|guess)|not sure|give or take)\b)/i.test(behind);

/** Words before a figure that make it an option, an average, or a figure of another home. */
const otherBefore = regex('i')`
  \b(?:
    optional|artist\S*|rendering|model homes?|average|typical(?:ly)?|similar|comparable|nearest
    |neighbou?r(?:s|ing|['’]s)?|former(?:ly)?|previously|tap for|additional|used to (?:be|have)|once had
    |lives? like|feels? like
    |(?:across|down) the (?:street|road|way)|(?:school|church|clubhouse|bunkhouse) (?:has|with|offers|is)
  )\b[^.;,|$]{0,30}$
`;
const otherBehind = /^[^.;,|]{0,20}\b(?:away|next door|nearby|in the (?:area|neighbou?rhood)|belongs?|additional)\b/i;

/**
 * Whether the words around a figure make it a limit, such as "minimum 1,800 sq ft home", an option or a
 * figure of another home, and no fact of this one.
 */
export const isLimit = (before: string, behind: string): boolean =>
  limitBefore.test(before.slice(-80)) ||
  endBefore.test(before.slice(-20)) ||
  limitBehind.test(behind.slice(0, 50)) ||
  otherBefore.test(before.slice(-80)) ||
  otherBehind.test(behind.slice(0, 50));
