/** Writing systems that determine the language, with their letters. */
const byWriting: readonly (readonly ['zh' | 'hi' | 'fa', RegExp])[] = [
  ['zh', /\p{Script=Han}/gu],
  ['hi', /\p{Script=Devanagari}/gu],
  ['fa', /\p{Script=Arabic}/gu],
];
const spanishWords =
  /(?<![\p{L}])(?:el|la|los|las|un|una|de|del|y|en|con|que|es|para|por|su|esta|este|más|al|se)(?![\p{L}])/giu;
const englishWords =
  /(?<![\p{L}])(?:the|a|an|of|and|in|with|that|is|for|by|its|it|this|to|at|on|you|your|from|are)(?![\p{L}])/giu;

/** Detects the language of a script as a BCP 47 tag, one of five; English when unsure. */
export function languageOf(script: string): 'en-US' | 'es' | 'zh' | 'hi' | 'fa' {
  const letters = count(script, /\p{L}/gu);
  for (const [language, pattern] of byWriting) {
    if (count(script, pattern) * 3 > letters) return language;
  }
  return count(script, spanishWords) > count(script, englishWords) ? 'es' : 'en-US';
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
