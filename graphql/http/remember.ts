/** Caches the answer of a function for a while, shared by concurrent callers. Failures are not cached. */
export function remember<Answer>(
  ask: () => Promise<Answer>,
  milliseconds: number,
  now: () => number = () => performance.now(),
): () => Promise<Answer> {
  let last: { readonly answer: Promise<Answer>; readonly until: number } | undefined;
  return () => {
    if (last && now() < last.until) return last.answer;
    const asked = { answer: ask(), until: now() + milliseconds };
    asked.answer.catch(() => {
      if (last === asked) last = undefined;
    });
    last = asked;
    return asked.answer;
  };
}
