import { expect, test } from '@jest/globals';
import { consentStatement } from '../../../domain/avatars/index.ts';
import { happened, type GivenEvent } from '../../../projection-service/testing/projection-spec.ts';
import { given, registered } from '../../testing/area.ts';

const twin = { avatarId: 't1', userId: 'ann' };
const recording = (letter: string) => ({
  uploadKey: 'u',
  contentType: 'video/webm',
  bytes: 1,
  sha256: letter.repeat(64),
  durationMs: 24_000,
});
const submitted = [
  happened('avatar-t1', 'AvatarRequested', { ...twin, name: 'Ann at work', holdId: 't1' }),
  happened('avatar-t1', 'AvatarConsentRecorded', {
    ...twin,
    method: 'read_aloud',
    statement: consentStatement,
    statementVersion: '2026-11',
    clip: recording('c'),
  }),
  happened('avatar-t1', 'AvatarFootageReceived', { ...twin, footage: recording('f') }),
];
const revoked = happened('avatar-t1', 'AvatarConsentRevoked', { ...twin, statusBefore: 'training' });
const setUp = (events: readonly GivenEvent[]) => given([registered('ann'), registered('ben'), ...events]);

test('lets everybody check a certificate on its page, which names nobody', async () => {
  const { as } = await setUp(submitted);
  const { status, body, headers } = await as().rest('GET', '/consents/t1');
  const page = String(body);
  expect(status).toBe(200);
  for (const part of [
    'Valid: the consent was given and not revoked.',
    consentStatement,
    'c'.repeat(64),
    'f'.repeat(64),
    'avatar-t1 revision 1',
    'intact, checked on',
  ])
    expect(page).toContain(part);
  for (const secret of ['Ann at work', 'ann@', 'Download as PDF']) expect(page).not.toContain(secret);
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  expect(headers['content-security-policy']).toContain("default-src 'none'");
});

test('the page and its PDF are in Spanish for those who read Spanish, but quote the statement in the words that were read', async () => {
  const { as } = await setUp(submitted);
  const { body, headers } = await as('ann').rest('GET', '/consents/t1?lang=es');
  for (const part of [
    '<html lang="es">',
    'Válido: el consentimiento se dio y no se ha retirado.',
    'avatar-t1 revisión 1',
    `<p lang="en">“${consentStatement}”</p>`,
    'href="/files/consents/t1.pdf?lang=es"',
  ])
    expect(body).toContain(part);
  expect(body).not.toMatch(/Certificate|Valid:|Proof|checked/);
  expect(headers['vary']).toBe('Cookie, Accept-Language');
  const pdf = await as('ann').rest('GET', '/files/consents/t1.pdf?lang=es');
  expect(pdf.headers['vary']).toBe('Cookie, Accept-Language');
  expect(String(pdf.body)).toContain('/Lang (es)');
  const unknown = await as().rest('GET', '/consents/t2', undefined, { cookie: 'curbcast-language=es' });
  expect(unknown.body).toContain('Esta dirección no lleva a ningún certificado de consentimiento.');
});

test('does not show a revoked consent as valid', async () => {
  const { as } = await setUp([...submitted, revoked]);
  const page = String((await as().rest('GET', '/consents/t1')).body);
  expect(page).toContain('Taken back on ');
  expect(page).not.toContain('Valid:');
});

test('the owner downloads the certificate as PDF, and nobody else does', async () => {
  const { as } = await setUp(submitted);
  expect(String((await as('ann').rest('GET', '/consents/t1')).body)).toContain('href="/files/consents/t1.pdf"');
  const { status, body, headers } = await as('ann').rest('GET', '/files/consents/t1.pdf');
  expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(headers['content-disposition']).toBe('inline; filename="curbcast-consent-t1.pdf"');
  expect(String(body)).toMatch(/^%PDF-/);
  expect((await as('ben').rest('GET', '/files/consents/t1.pdf')).status).toBe(404);
  expect((await as().rest('GET', '/files/consents/t1.pdf')).status).toBe(401);
});

test.each(['t2', '..%2f..%2fsecret', '%00'])('%s leads to no certificate', async (id) => {
  const { as } = await setUp(submitted);
  expect((await as().rest('GET', `/consents/${id}`)).status).toBe(404);
});
