/** Dots, dashes or lines that lead the eye from a label to its value. */
const leader =
  /^(?=\p{L})((?:[^.…·_\d$€£-]|[.-](?=[^\s.-])|(?<=\b(?:[Aa]pprox|[Ee]st|[Ss]q))\.){2,40}?)\s{0,3}(?:\.{3,}|(?:[.·] ){3,}(?:[.·](?!\d))?|…{1,20}\.{0,2}|_{3,}|-{4,}|·{3,})\s{0,3}(?=\S)/u;

/** "Bedrooms ........ 3" as a label with its value: "Bedrooms: 3". */
export const withoutLeaders = (line: string): string =>
  line.replace(leader, (_, label: string) => `${label.replace(/\s?:$/, '')}: `);
