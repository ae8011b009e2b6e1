import { describe, expect, test } from '@jest/globals';
import { redirectTarget, targetOf } from './target.ts';

const nothing: ReadonlySet<string> = new Set();

describe('targetOf', () => {
  test.each([
    ['https://Listing.Example./homes/1#photos', 'listing.example', 443],
    ['http://listing.example:80/', 'listing.example', 80],
    ['  https://bücher.example/  ', 'xn--bcher-kva.example', 443],
    ['https://[2606:4700:4700::1111]/', '2606:4700:4700::1111', 443],
    ['http://evil.example#@listing.example/', 'evil.example', 80],
  ])('connects %s to %s port %d', (text, host, port) => {
    expect(targetOf(text, nothing)).toMatchObject({ host, port, trusted: false });
  });

  test('trusts the hosts and ports of the allow list only', () => {
    const allow = new Set(['localhost:8080', '::1:8080']);
    expect(targetOf('http://LOCALHOST:8080/', allow).trusted).toBe(true);
    expect(targetOf('http://[::1]:8080/', allow).trusted).toBe(true);
    expect(() => targetOf('http://localhost:8081/', allow)).toThrow("We couldn't read this address.");
  });
});

describe('redirectTarget', () => {
  const secure = targetOf('https://listing.example/a/b', nothing);

  test('resolves a redirect relative to its page', () => {
    expect(redirectTarget(secure, '../c', nothing).url.href).toBe('https://listing.example/c');
  });

  test.each([
    'http://listing.example/',
    '//listing.example:8443/',
    'https://10.0.0.1/',
    'https://u:p@listing.example/',
    'mailto:a@b.example',
    'https://',
  ])('refuses a redirect from https to %s', (location) => {
    expect(() => redirectTarget(secure, location, nothing)).toThrow("We couldn't read this address.");
  });

  test('follows a redirect from http to https', () => {
    expect(redirectTarget(targetOf('http://listing.example/', nothing), 'https://listing.example/', nothing).port).toBe(
      443,
    );
  });
});
