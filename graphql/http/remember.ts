/** Asks once and gives everybody that answer for a while. A failure is kept for nobody. */
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
