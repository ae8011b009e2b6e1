import { otherSubjects } from '../testing/other-subjects.ts';
import { readListing } from './read.ts';

const address = '114 Juniper Ct, Boise, ID 83704';
const around = (sentence: string): string =>
  `We love this place and its big maple out front. ${sentence} The light is lovely in the morning.`;
const html = (body: string): string =>
  `<html><head><title>${address}</title></head><body><h1>${address}</h1>${body}</body></html>`;

const places: Readonly<Record<string, (sentence: string) => ReturnType<typeof readListing>>> = {
  'alone in a text': (sentence) => typed(`${address}\n\n${sentence}\n`),
  'within a paragraph of a text': (sentence) => typed(`${address}\n${around(sentence)}\n`),
  'within the description of a page': (sentence) => page(`<h2>Description</h2><p>${around(sentence)}</p>`),
  'in a list of a page': (sentence) => page(`<h2>Highlights</h2><ul><li>Mature trees</li><li>${sentence}</li></ul>`),
};
const url = 'https://homes.example/114-juniper-ct';
const typed = (content: string): ReturnType<typeof readListing> => readListing({ kind: 'text', content, url });
const page = (body: string): ReturnType<typeof readListing> => readListing({ kind: 'page', content: html(body), url });

/** What a listing says without figures. */
const told = new Set(['address', 'description', 'features', 'agent', 'images']);

describe.each(Object.entries(places))('a figure of something else, %s', (_, read) => {
  test.each(otherSubjects)('reads no fact in "%s"', (sentence) => {
    const names = Object.keys(read(sentence).facts).filter((name) => !told.has(name));
    expect(names).toEqual([]);
  });
});
