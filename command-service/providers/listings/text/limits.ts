/** Words before a figure that make it a limit, which a rule sets for homes that are not built yet. */
const limitBefore =
  /\b(?:minimum|min\b\.?|at least|no (?:less|smaller) than|not less than|must (?:be|have)|requires?|restrict(?:ed|ions?)|covenants?|allows|permits|perc['’]?(?:d|ed|s)? for|approved for|zoned for)\b[^.;,|$]{0,40}$/i;
const endBefore = /\b(?:from|up to|starting (?:at|from)|as (?:large|small|big) as)\s$/i;
const limitBehind =
  /^[\s)]{0,2}(?:(?:home|house|dwelling|heated|living|size|square footage)\s){0,2}(?:minimum|min\b|or (?:larger|more|bigger)\b|required|requirement|maximum)/i;

/** Whether the words behind a figure doubt it: "1,450 sq ft i think?" */
export const isUnsure = (behind: string): boolean =>
  /^[^.,;|!]{0,25}(?:\?|\b(?:i (?:think|believe|guess)|not sure|give or take)\b)/i.test(behind);

/** Whether the words around a figure make it a limit, such as "minimum 1,800 sq ft home", and no fact of this one. */
export const isLimit = (before: string, behind: string): boolean =>
  limitBefore.test(before.slice(-80)) || endBefore.test(before.slice(-20)) || limitBehind.test(behind.slice(0, 50));
