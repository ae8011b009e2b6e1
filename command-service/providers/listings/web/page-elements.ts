/** The meaning of a page's elements for its text. */

/** Elements without text of the listing: hidden, struck through, form input, or navigation. */
export const skippedTags: ReadonlySet<string> = new Set([
  'head',
  'script',
  'style',
  'template',
  'noscript',
  'svg',
  'math',
  'iframe',
  'object',
  'canvas',
  'audio',
  'video',
  'textarea',
  'select',
  'datalist',
  'dialog',
  'del',
  's',
  'strike',
  'nav',
  'footer',
]);

/** Elements within a line; pages show labels and figures in two of them and set them apart by their style. */
export const inlineTags: ReadonlySet<string> = new Set(['span', 'b', 'strong', 'em', 'i', 'small', 'label']);

export const lineTags: ReadonlySet<string> = new Set([
  'address',
  'article',
  'aside',
  'blockquote',
  'body',
  'br',
  'caption',
  'dd',
  'details',
  'div',
  'dl',
  'dt',
  'fieldset',
  'figcaption',
  'figure',
  'form',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'header',
  'hr',
  'li',
  'main',
  'ol',
  'p',
  'pre',
  'section',
  'summary',
  'table',
  'tbody',
  'td',
  'tfoot',
  'th',
  'thead',
  'tr',
  'ul',
]);

/** Elements whose siblings can be cards of several homes. */
export const containerTags: ReadonlySet<string> = new Set([
  'a',
  'article',
  'div',
  'li',
  'section',
  'tbody',
  'td',
  'tr',
]);

const navigationRoles: ReadonlySet<string> = new Set([
  'navigation',
  'dialog',
  'alertdialog',
  'menu',
  'menubar',
  'search',
]);
const navigationNames: ReadonlySet<string> = new Set([
  'nav',
  'navbar',
  'navigation',
  'menu',
  'main-menu',
  'mega-menu',
  'dropdown-menu',
  'breadcrumb',
  'breadcrumbs',
  'footer',
  'site-footer',
  'pagination',
  'skip-link',
]);
const notice = /cookie|consent|gdpr|onetrust|browser-?(?:upgrade|update|warning)|outdated/i;
const struck =
  /(?:^|[\s_-])(?:line-through|strike(?:through|d)?|struck|crossed|(?:old|was|previous|original|former)-?price|price-?(?:old|was|previous|original|former|struck))(?=$|[\s_-])/i;

/** Whether an element belongs to the frame of the site, or shows a price that no longer holds. */
export function isNoContent(attributes: Readonly<Record<string, string>>): boolean {
  const names = `${attributes['class'] ?? ''} ${attributes['id'] ?? ''}`.slice(0, 500);
  return (
    navigationRoles.has(attributes['role'] ?? '') ||
    names
      .toLowerCase()
      .split(/\s+/)
      .some((name) => navigationNames.has(name)) ||
    notice.test(names) ||
    struck.test(names) ||
    /line-through/i.test(attributes['style'] ?? '')
  );
}
