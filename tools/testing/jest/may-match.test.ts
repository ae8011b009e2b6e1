import { createRequire } from 'node:module';
import { expect, test } from '@jest/globals';
import { mayMatch } from './may-match.ts';

const require = createRequire(createRequire(import.meta.url).resolve('jest-environment-jsdom'));
/** A file of the jsdom that the component tests run in. */
const ofJsdom = (file: string): unknown => require(`jsdom/lib/${file}`);
const { JSDOM } = ofJsdom('api.js') as { readonly JSDOM: new (html: string) => { readonly window: Window } };
const defaults = ofJsdom('jsdom/browser/default-stylesheet.js') as string;

const page = `<!DOCTYPE html><div id="i" class="a b"><p class="b">x<a href="x" class="a">y</a></p>
  <ul><li class="a" hidden>1</li><li class="b" aria-busy="true">2</li></ul>
  <svg class="c"><linearGradient class="a"/><path class="b"/></svg><input type="checkbox"><dialog open class="A"></dialog></div>`;
const elements = [...new JSDOM(page).window.document.querySelectorAll('*')];
const selectors = [
  ...[...defaults.matchAll(/^(?<selector>[^{}@/*][^{}]*)\{/gm)].map(({ groups }) => groups?.['selector']?.trim() ?? ''),
  ...`.a;.a:hover;.a > .b;.a>.b;.a.b;div.a;#i;DIV;LI.a;.a *;* > .a;.a + .b;.a~.b;.a::before;.a:not(.c);:not(.c)
    ;[hidden];a[href];a[href="x"];.b[aria-busy=true];:root;*;.A;.a,.z;.z, p > *;.a\n.b;:is(.a, .c);linearGradient
    ;.a:focus-visible;input:checked`.split(/\s*;/u),
];
const matches = (element: Element, selector: string): boolean => {
  try {
    return element.matches(selector);
  } catch {
    return false;
  }
};

test('no rule that matches an element is left out', () => {
  for (const element of elements)
    for (const selector of selectors)
      if (matches(element, selector))
        expect([element.outerHTML, selector, mayMatch(element, selector)]).toEqual([element.outerHTML, selector, true]);
});

test('most rules that do not match are left out', () => {
  const pairs = elements.flatMap((element) => selectors.map((selector) => [element, selector] as const));
  const others = pairs.filter(([element, selector]) => !matches(element, selector));
  const left = others.filter(([element, selector]) => mayMatch(element, selector));
  expect(left.length).toBeLessThan(others.length / 4);
});
