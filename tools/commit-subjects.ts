/** Longest subject that every tool shows in full. */
const longest = 72;
const shortest = 8;

/** What is wrong with a commit's subject; null for a good one. */
export function faultOf(subject: string): string | null {
  if (subject.length > longest) return `has ${subject.length} characters, ${longest} at most`;
  if (subject.length < shortest) return `has ${subject.length} characters, ${shortest} at least`;
  if (/^[a-z]/u.test(subject)) return 'begins with a small letter';
  return subject.endsWith('.') ? 'ends with a full stop' : null;
}
