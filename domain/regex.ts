/**
 * Writes a long regular expression on several lines: `regex('i')` followed by a template of the pattern. Line breaks
 * and blanks at both ends of a line do not count; backslashes need no escape. A blank there is written `[ ]`.
 *
 * @param flags as of `RegExp`
 * @throws {SyntaxError} when the pattern is invalid
 */
export const regex =
  (flags = '') =>
  (template: TemplateStringsArray, ...parts: readonly string[]): RegExp =>
    new RegExp(String.raw(template, ...parts).replaceAll(/\s*\n\s*/g, ''), flags);
