/** Caches the answer of a function for a while, shared by concurrent callers. Failures are not cached. */
export function remember<Answer>(
  ask: () => Promise<Answer>,
  milliseconds: number,
  now: () => number = () => performance.now(),
): () => Promise<Answer> {
  let last: { readonly answer: Promise<Answer>; readonly until: number } | undefined;
  return () => {
    if (last && now() < last.until) return last.answer;
    const cached = { answer: ask(), until: now() + milliseconds };
    cached.answer.catch(() => {
      if (last === cached) last = undefined;
    });
    last = cached;
    return cached.answer;
  };
}
