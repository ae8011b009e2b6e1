import { parseSync } from 'vite';

/** A node of the syntax tree (ESTree), with the parts used here. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly [field: string]: unknown;
}

/** The texts that a file of the client shows. */
export interface Texts {
  /** The English texts that `t` and `Phrase` translate. */
  readonly translated: readonly string[];
  /** Texts that users of every language would see in English, as `12: text`. */
  readonly untranslated: readonly string[];
  /** Every complete string, including texts that are translated later. */
  readonly strings: readonly string[];
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
const nodesIn = (node: Node): readonly Node[] =>
  Object.entries(node)
    .filter(([field]) => !types.test(field))
    .flatMap(([, value]) => value)
    .filter(isNode);
const types = /^(?:typeAnnotation|returnType|typeArguments|typeParameters)$/u;

/** Attributes and properties that are shown or read aloud. */
const visible =
  /^(?:aria-(?:label|description|roledescription|valuetext)|alt|altText|answer|caption|description|detail|empty|error|hint|header|heading|label|lead|legend|loadingText|message|note|placeholder|question|sentence|summary|term|title|word)$/u;
/** Attributes that are never shown. */
const technical =
  /^(?:allow|d|sandbox|style|text|value|viewBox|.*(?:class|class[nN]ame|id|key|rel|url|href)|data-.*)$/u;
/** Acronyms (`CSV`) and the names of states on the wire (`READY`) are the same in every language. */
const isWord = (text: string): boolean => /\p{L}\p{Ll}|\p{Ll}\p{L}/u.test(text);
const isName = (text: string): boolean => /^\p{Lu}\p{Ll}/u.test(text);
const isSentence = (text: string): boolean => /^\p{Lu}\p{L}* \p{L}/u.test(text.trim());

/** The strings to which an expression can evaluate. */
function outcomes(node: unknown): readonly Node[] {
  if (!isNode(node)) return [];
  const of = (...fields: readonly string[]): readonly Node[] =>
    fields.flatMap((field) => [node[field]].flat().flatMap(outcomes));
  switch (node.type) {
    case 'Literal':
    case 'TemplateElement':
      return [node];
    case 'TemplateLiteral':
      return of('quasis', 'expressions');
    case 'ConditionalExpression':
      return of('consequent', 'alternate');
    case 'LogicalExpression':
      return node['operator'] === '&&' ? of('right') : of('left', 'right');
    case 'BinaryExpression':
      return node['operator'] === '+' ? of('left', 'right') : [];
    case 'ArrayExpression':
      return of('elements');
    case 'JSXExpressionContainer':
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return of('expression');
    default:
      return [];
  }
}

const valueOf = ({ value }: Node): string =>
  typeof value === 'string' ? value : ((value as { readonly cooked?: string } | null)?.cooked ?? '');
const isOne = (node: unknown): boolean => isNode(node) && node['value'] === 1;
const nameOf = (node: unknown): string => {
  const name = isNode(node) ? (node['name'] ?? node['value']) : '';
  return typeof name === 'string' ? name : '';
};
const argumentsOf = (node: Node): readonly Node[] => [node['arguments']].flat().filter(isNode);

const stringsIn = (node: Node): readonly string[] =>
  node.type === 'Literal' ? [valueOf(node)] : nodesIn(node).flatMap(stringsIn);

/** Finds the texts of a file, and whether they are in the language of the page. */
export function textsOf(file: string, source: string): Texts {
  const translated: string[] = [];
  const untranslated = new Set<string>();
  const lineOf = (at: number): number => source.slice(0, at).split('\n').length;
  const shows = (nodes: readonly Node[], counts: (text: string) => boolean = isWord): void => {
    for (const node of nodes)
      if (counts(valueOf(node)))
        untranslated.add(`${lineOf(node.start)}: ${valueOf(node).trim().replaceAll(/\s+/gu, ' ')}`);
  };

  const walkCall = (node: Node): boolean => {
    const callee = nameOf(node['callee']);
    const [first, ...others] = argumentsOf(node);
    if (callee === 'graphql' || callee === 'said') return true;
    if (callee !== 't') return false;
    translated.push(...outcomes(first).map(valueOf));
    // A word in a placeholder is a fragment of a sentence, and other languages build sentences differently.
    const values = others.flatMap((each) => [each['properties']].flat().filter(isNode));
    shows(values.flatMap((each) => outcomes(each['value'])));
    for (const each of others) walk(each);
    return true;
  };
  const walkAttribute = (node: Node): void => {
    const name = nameOf(node['name']);
    const words = outcomes(node['value']);
    if (visible.test(name)) shows(words);
    else if (!technical.test(name)) shows(words, isName);
    if (isNode(node['value']) && isNode(node['value']['expression'])) walk(node['value']['expression']);
  };
  const walkPhrase = (node: Node): void => {
    for (const attribute of [node['attributes']].flat().filter(isNode)) {
      if (nameOf(attribute['name']) === 'text') translated.push(...outcomes(attribute['value']).map(valueOf));
      else walk(attribute);
    }
  };

  function walk(node: Node): void {
    switch (node.type) {
      case 'ImportDeclaration':
      case 'TSInterfaceDeclaration':
      case 'TSTypeAliasDeclaration':
      case 'ThrowStatement':
        return;
      case 'TaggedTemplateExpression':
        if (isNode(node['quasi'])) for (const each of nodesIn(node['quasi'])) walk(each);
        return;
      case 'NewExpression':
        if (nameOf(node['callee']).match(/(?:Error|Exception)$/u)) return;
        break;
      case 'CallExpression':
        if (walkCall(node)) return;
        break;
      case 'JSXOpeningElement':
        if (nameOf(node['name']) === 'Phrase') return walkPhrase(node);
        break;
      case 'JSXAttribute':
        return walkAttribute(node);
      case 'JSXText':
        shows([node]);
        return;
      case 'JSXExpressionContainer':
        shows(outcomes(node));
        break;
      case 'ConditionalExpression':
        // `count === 1 ? 'video' : 'videos'`
        if (isNode(node['test']) && isOne(node['test']['right'])) shows(outcomes(node));
        break;
      case 'Property':
        if (visible.test(nameOf(node['key']))) shows(outcomes(node['value']));
        break;
      case 'Literal':
      case 'TemplateElement':
        shows([node], isSentence);
        return;
      default:
    }
    for (const each of nodesIn(node)) walk(each);
  }
  const program: unknown = parseSync(file, source).program;
  if (isNode(program)) walk(program);
  return { translated, untranslated: [...untranslated], strings: isNode(program) ? stringsIn(program) : [] };
}
