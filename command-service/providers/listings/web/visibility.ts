import { Parser } from 'htmlparser2';

/** Class names and ids that the style sheet of the page hides, e.g. `.x{display:none}`. */
export interface HidingSelectors {
  readonly classes: ReadonlySet<string>;
  readonly ids: ReadonlySet<string>;
}

/** Declarations that hide text. Text that fades in begins with `opacity: 0`, so that one hides nothing. */
const hidingDeclarations: readonly RegExp[] = [
  /(?:^|;)display:none/,
  /(?:^|;)visibility:(?:hidden|collapse)/,
  /(?:^|;)font-size:(?:0|0?\.\d+|1)(?:px|pt|em|rem|%)?(?=;|!|$)/,
  /(?:^|;)color:(?:transparent|rgba\(\d+,\d+,\d+,0\))(?=;|!|$)/,
  /(?:^|;)text-decoration(?:-line)?:[\w ]*line-through/,
  /(?:^|;)(?:left|right|top|bottom|text-indent|margin-left|margin-top):-\d{3,}/,
  /(?:^|;)clip(?:-path)?:(?:rect\(0|rect\(1px,1px|inset\((?:50|100)%|circle\(0)/,
  /(?:^|;)(?:max-)?(?:height|width):(?:0|1)(?:px)?(?=;|!|$)/,
  /(?:^|;)transform:scale\(0\)/,
];

/** White text is hidden unless something darker is behind it. */
const whiteText = /(?:^|;)color:(?:#fff(?:fff)?|white|rgba?\(255,255,255(?:,[\d.]+)?\))(?=;|!|$)/;

/** Class names that show an element again on wider screens: `hidden lg:block`, `d-none d-md-block`. */
const shownWider =
  /^(?:(?:sm|md|lg|xl|2xl|xxl|tablet|desktop|laptop):(?:block|flex|grid|inline\S*|table\S*|contents|visible|not-sr-only)|d-(?:sm|md|lg|xl|xxl)-(?:block|flex|grid|inline\S*|table\S*)|(?:show|visible)-(?:sm|md|lg|xl)\S*)$/;
const backdropNames = /\b(?:hero|banner|overlay|backdrop|dark|cover|jumbotron|bg-[\w-]+|background)\b/i;
const backdropStyle =
  /background(?:-color|-image)?:(?!\s*(?:#fff(?:fff)?\b|white|transparent|none|inherit|rgba?\(255,\s*255,\s*255))/i;

/** Whether the background of an element makes white text visible. */
export function hasBackdrop(attributes: Readonly<Record<string, string>>): boolean {
  return (
    backdropStyle.test((attributes['style'] ?? '').slice(0, 2000)) ||
    backdropNames.test(`${attributes['class'] ?? ''} ${attributes['id'] ?? ''}`.slice(0, 500))
  );
}

/** Class names that style libraries use for hidden parts or text for screen readers only. */
const hidingClassNames: ReadonlySet<string> = new Set([
  'sr-only',
  'visually-hidden',
  'visuallyhidden',
  'screen-reader-text',
  'hidden',
  'd-none',
  'invisible',
  'is-hidden',
]);

function declarationsHide(css: string, backdrop = false): boolean {
  const compact = withoutComments(css.slice(0, longestSheet)).replace(/\s+/g, '').toLowerCase();
  return hidingDeclarations.some((pattern) => pattern.test(compact)) || (!backdrop && whiteText.test(compact));
}

const longestSheet = 200_000;

/** Maximum nesting; deeper pages would take quadratic time to parse. */
export const deepestElement = 500;

function withoutComments(css: string): string {
  const [first = '', ...rest] = css.split('/*');
  return first + rest.map((part) => (part.includes('*/') ? part.slice(part.indexOf('*/') + 2) : '')).join(' ');
}

/** Reads the simple rules (one class or id) of the style elements that apply to every screen. */
export function hidingSelectors(html: string): HidingSelectors {
  const classes = new Set<string>();
  const ids = new Set<string>();
  for (const { selectors, declarations } of topLevelRules(withoutComments(styleSheets(html)))) {
    if (!declarationsHide(declarations, true)) continue;
    for (const selector of selectors.split(',')) {
      const [, kind, name = ''] = /^(?:[a-z]+\d?)?([.#])([\w-]+)$/i.exec(selector.trim()) ?? [];
      if (kind === '.') classes.add(name);
      if (kind === '#') ids.add(name);
    }
  }
  return { classes, ids };
}

/** The text of all style elements, up to a limit. */
function styleSheets(html: string): string {
  let sheets = '';
  let inStyle = false;
  let depth = 0;
  const parser = new Parser({
    onopentagname(tag) {
      inStyle = tag === 'style';
      depth += 1;
      if (depth > deepestElement) parser.pause();
    },
    ontext(text) {
      if (inStyle && sheets.length < longestSheet) sheets += text.slice(0, longestSheet);
    },
    onclosetag() {
      inStyle = false;
      depth -= 1;
    },
  });
  parser.end(html);
  return sheets;
}

/** Rules outside @media and similar blocks, found by counting braces. */
function* topLevelRules(sheet: string): Generator<{ selectors: string; declarations: string }> {
  let depth = 0;
  let start = 0;
  let selectors = '';
  for (let at = 0; at < sheet.length; at += 1) {
    if (sheet[at] === '{') {
      // Text before a semicolon is a separate rule, e.g. @import.
      if (depth === 0) selectors = sheet.slice(start, at).split(';').at(-1) ?? '';
      depth += 1;
      if (depth === 1) start = at + 1;
    } else if (sheet[at] === '}') {
      depth = Math.max(0, depth - 1);
      if (depth === 0) {
        if (!selectors.trim().startsWith('@')) yield { selectors, declarations: sheet.slice(start, at) };
        start = at + 1;
      }
    }
  }
}

/** Whether the attributes of an element hide its content; `backdrop`: white text is visible on it. */
export function hidesItself(
  attributes: Readonly<Record<string, string>>,
  hiding: HidingSelectors,
  backdrop: boolean,
): boolean {
  if ('hidden' in attributes) return true;
  if (hiding.ids.has(attributes['id'] ?? '')) return true;
  const names = (attributes['class'] ?? '').split(/\s+/);
  const isHiding = names.some((name) => hidingClassNames.has(name) || hiding.classes.has(name));
  if (isHiding && !names.some((name) => shownWider.test(name))) return true;
  return attributes['style'] !== undefined && declarationsHide(attributes['style'], backdrop);
}
