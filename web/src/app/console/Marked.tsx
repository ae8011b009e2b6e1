import type { MatchFieldsFragment } from '../../gql/graphql.ts';

/** A text with the matches of a search marked. */
export function Marked({ match: { text, start, length } }: { readonly match: MatchFieldsFragment }) {
  if (length === 0) return text;
  return (
    <>
      {text.slice(0, start)}
      <mark>{text.slice(start, start + length)}</mark>
      {text.slice(start + length)}
    </>
  );
}
