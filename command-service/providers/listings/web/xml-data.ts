import { Parser } from 'htmlparser2';

const mostElements = 20_000;
const deepest = 24;
const longestText = 8000;

type Data = { [name: string]: Data | string };

/** Whether a text is XML, such as the answer of a feed of an MLS. */
export const isXml = (text: string): boolean => /^\s*<(?:\?xml\b|RETS\b)/i.test(text);

/**
 * The data of an XML text as JSON: an element with elements is an object, any other one its text. Of elements with one
 * name, a list. The unit that an attribute gives follows the number.
 */
export function xmlAsJson(xml: string): string {
  const root: Data = {};
  const open: { readonly name: string; readonly data: Data; text: string; readonly units: string }[] = [
    { name: '', data: root, text: '', units: '' },
  ];
  let count = 0;
  const parser = new Parser(
    {
      onopentag(name, { units = '', unit = units }) {
        count += 1;
        if (count > mostElements || open.length > deepest) parser.pause();
        open.push({ name, data: {}, text: '', units: unit.slice(0, 20) });
      },
      ontext(data) {
        const last = open.at(-1);
        if (last !== undefined && last.text.length < longestText) last.text += data.slice(0, longestText);
      },
      onclosetag() {
        const closed = open.length > 1 ? open.pop() : undefined;
        const parent = open.at(-1)?.data;
        if (closed === undefined || parent === undefined) return;
        const { name, data, units } = closed;
        const text = closed.text.trim();
        const value = Object.keys(data).length > 0 ? data : units === '' || text === '' ? text : `${text} ${units}`;
        if (value !== '') parent[name in parent ? `${name} ${Object.keys(parent).length}` : name] = value;
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return JSON.stringify(root);
}
