import { domainToASCII } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { exactAddress, mailAddress, mailboxKey } from './index.ts';

describe('mail is sent', () => {
  test.each([
    ['ann@example.com', 'ann@example.com'],
    [' ann@example.com\t', 'ann@example.com'],
    ['Ann@Example.COM', 'Ann@example.com'],
    ["o'brien+tag@mail.example.com", "o'brien+tag@mail.example.com"],
    ['jörg@bücher.example', 'jörg@xn--bcher-kva.example'],
    ['李明@例子.example', '李明@xn--fsqu00a.example'],
    ['ann@example.com.', 'ann@example.com'],
    ['ann@localhost', 'ann@localhost'],
    [`${'a'.repeat(64)}@example.com`, `${'a'.repeat(64)}@example.com`],
  ])('to %j as %j', (text, address) => {
    expect(mailAddress(text)).toBe(address);
  });

  test.each([
    'ann',
    'ann@',
    '@example.com',
    '',
    'ann@@example.com',
    'Ann <ann@example.com>',
    '"ann"@example.com',
    '"front desk 1"@oak.example',
    'ann lee@example.com',
    'ann..lee@example.com',
    '.ann@example.com',
    'ann@exam\nple.com',
    'ann@exam\u0000ple.com',
    'ann\u202E@example.com',
    '\uD800@example.com',
    'ann@example.com;ben@example.com',
    'ann@example.com, ben@example.com',
    'ann@[192.0.2.1]',
    'ann@192.0.2.1',
    'ann@0x7f.1',
    'ann@-example.com',
    'ann@exa_mple.com',
    'ann@example.com/..',
    'ann@host:25',
    'ann_gmail.com#EXT#@tenant.onmicrosoft.com',
    `${'a'.repeat(65)}@example.com`,
    `${'é'.repeat(33)}@example.com`,
    `ann@${'a'.repeat(64)}.example`,
    `ann@${'label.'.repeat(50)}example`,
  ])('not to %j', (text) => {
    expect(mailAddress(text)).toBeUndefined();
  });

  test('to nothing that could start another header or recipient, whatever the text is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (local, domain) => {
        const address = mailAddress(`${local}@${domain}`) ?? 'a@a';
        expect(address).toMatch(/^[^\s@,;:<>()"\\]+@[a-z0-9.-]+$/u);
      }),
    );
  });
});

/** Texts that a person, a normalization or a mail server may take for `boss@curbcast.example`. */
const lookAlikes = [
  '\uFF42\uFF4F\uFF53\uFF53@curbcast.example',
  'bo\u017F\u017F@curbcast.example',
  'b\u043Ess@curbcast.example',
  'b\u03BFss@curbcast.example',
  'bo\u00ADss@curbcast.example',
  'boss\u200B@curbcast.example',
  'boss\u0000@curbcast.example',
  '\u{1D41B}oss@curbcast.example',
  '\u24D1oss@curbcast.example',
  'boss@\uFF43urbcast.example',
  'boss@c\u03C5rbcast.example',
  'boss@curbca\u017Ft.example',
  'boss@curb\uFE0Fcast.example',
  'boss@curb\u00ADcast.example',
  'boss@curb\u200Dcast.example',
  'boss@curbc\u0430st.example',
  'boss@curbcast\u3002example',
  'boss@curbcast\uFF0Eexample',
  'boss@curbcast.example.',
  'boss@curbcast.example\u0000',
  'boss@curbcast.example.evil.example',
  'boss@evil.example@curbcast.example',
  'boss@curbcast.example@evil.example',
  'boss+1@curbcast.example',
  'bo.ss@curbcast.example',
  '"boss"@curbcast.example',
  '"b"oss@curbcast.example',
  'boss(comment)@curbcast.example',
  '<boss@curbcast.example>',
  'mailto:boss@curbcast.example',
  'boss@curbcast.example,eve@evil.example',
  ' boss@curbcast.example',
  'boss@curbcast.example\n',
  'boss @curbcast.example',
  'boss@curb%63ast.example',
  'boss@curbcast.example:25',
  'boss@[curbcast.example]',
];

describe('an address for rights', () => {
  test.each([
    ['boss@curbcast.example', 'boss@curbcast.example'],
    ['Boss@CurbCast.Example', 'boss@curbcast.example'],
    ['boss@bücher.example', 'boss@xn--bcher-kva.example'],
    ['boss@BÜCHER.example', 'boss@xn--bcher-kva.example'],
    ['boss@xn--bcher-kva.example', 'boss@xn--bcher-kva.example'],
  ])('%j is %j', (text, address) => {
    expect(exactAddress(text)).toBe(address);
  });

  test.each(lookAlikes)('%j is another one or none', (text) => {
    expect(exactAddress(text)).not.toBe('boss@curbcast.example');
  });

  test('is the same for two texts only if they differ in case or in the form of the domain', () => {
    const ascii = /^[\x20-\x7E]*$/;
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (local, domain) => {
        const found = exactAddress(`${local}@${domain}`);
        if (found === undefined) return;
        expect(local).toMatch(ascii);
        const written = domain.toLowerCase();
        expect(found.slice(found.lastIndexOf('@') + 1)).toBe(domainToASCII(written));
      }),
    );
  });
});

describe('one mailbox', () => {
  test.each([
    ['Ann@Example.com', 'ann@example.com'],
    ['ann@example.com.', 'ann@example.com'],
    ['bob@münchen.example', 'bob@xn--mnchen-3ya.example'],
    ['JÖRG@example.com', 'jörg@example.com'],
    ['jo\u0308rg@example.com', 'jörg@example.com'],
  ])('has the spellings %j and %j', (one, other) => {
    expect(mailboxKey(one)).toBe(mailboxKey(other));
    expect(mailboxKey(one)).toBeDefined();
  });

  test.each([
    ['\uFF41nn@example.com', 'ann@example.com'],
    ['\u212Aen@example.com', 'ken@example.com'],
    ['ann+a@example.com', 'ann@example.com'],
    ['\u0430nn@example.com', 'ann@example.com'],
  ])('is not %j together with %j', (one, other) => {
    expect(mailboxKey(one)).not.toBe(mailboxKey(other));
  });
});
