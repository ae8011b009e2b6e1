/** Dots, dashes or lines that lead the eye from a label to its value. */
const leader =
  /^((?=\p{L})[^.…·_\d$€£]{2,30}(?:\.(?=[^.\s]))?[^.…·_\d$€£]{0,30}?)\s?(?:\.{3,}|(?:[.·] ){3,}[.·]?|…{1,20}|_{3,}|-{4,}|·{3,})[.…\s]{0,9}(?=\S)/u;

/** "Bedrooms ........ 3" as a label with its value: "Bedrooms: 3". */
export const withoutLeaders = (line: string): string =>
  line.replace(leader, (_, label: string) => `${label.replace(/\s?:$/, '')}: `);
