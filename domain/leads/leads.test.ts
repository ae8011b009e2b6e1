import { describe, expect, test } from '@jest/globals';
import { specify } from '../testing/spec.ts';
import { decideLeads, evolveLeads, initialLeads, type LeadEvent, tourRequest } from './index.ts';

const visitor = { name: 'Maria Lopez', email: 'maria@home.example', phone: null, message: 'On Saturday?' };
const lead = { leadId: 'l1', userId: 'ann', videoId: 'v1', linkId: 'link', language: 'en', ...visitor } as const;
const ofAnn = { userId: 'ann', leadId: 'l1' } as const;
const received: LeadEvent = { type: 'LeadReceived', data: lead };
const read: LeadEvent = { type: 'LeadOpened', data: ofAnn };
const deleted: LeadEvent = { type: 'LeadDeleted', data: ofAnn };

describe('a lead', () => {
  const { given } = specify({ initial: initialLeads, decide: decideLeads, evolve: evolveLeads });

  test('is received once, also after it was read or deleted', () => {
    given().when({ kind: 'receive', lead }).then(received);
    for (const before of [[received], [received, read], [received, deleted]])
      given(...before)
        .when({ kind: 'receive', lead })
        .thenNothing();
  });

  test('is refused when nobody could answer it', () => {
    given()
      .when({ kind: 'receive', lead: { ...lead, email: null } })
      .thenRefused('INVALID_INPUT', 'Please give an email address or a phone number.');
  });

  test('is read once', () => {
    given(received)
      .when({ kind: 'read', ...ofAnn })
      .then(read);
    given(received, read)
      .when({ kind: 'read', ...ofAnn })
      .thenNothing();
  });

  test('is deleted once, and cannot be read any more', () => {
    given(received)
      .when({ kind: 'delete', ...ofAnn })
      .then(deleted);
    given(received, deleted)
      .when({ kind: 'delete', ...ofAnn })
      .thenNothing();
    given(received, deleted)
      .when({ kind: 'read', ...ofAnn })
      .thenRefused('NOT_FOUND', 'Lead not found');
  });

  test.each(['l2', 'constructor', '__proto__'])('that does not exist is not found: %s', (leadId) => {
    for (const kind of ['read', 'delete'] as const)
      given(received).when({ kind, userId: 'ann', leadId }).thenRefused('NOT_FOUND', 'Lead not found');
  });
});

describe('a tour request', () => {
  const asked = (changes: object) => tourRequest.safeParse({ name: 'Maria', email: 'maria@home.example', ...changes });
  const faultOf = (changes: object) => {
    const [issue] = asked(changes).error?.issues ?? [];
    return issue && [issue.path.join('.'), issue.message];
  };

  test('needs a name and one way to answer; blank fields are absent', () => {
    expect(asked({}).data).toEqual({ name: 'Maria', email: 'maria@home.example', phone: null, message: '' });
    expect(asked({ email: ' ', phone: '+1 (512) 555-0142 ext. 3', message: null }).data).toEqual({
      name: 'Maria',
      email: null,
      phone: '+1 (512) 555-0142 ext. 3',
      message: '',
    });
    const noName = ['name', 'Please give your name, at most 100 characters.'];
    for (const name of ['', '  ', undefined, 'x'.repeat(101), 7]) expect(faultOf({ name })).toEqual(noName);
    const noContact = ['email', 'Please give an email address or a phone number.'];
    for (const email of ['', null, undefined]) expect(faultOf({ email })).toEqual(noContact);
  });

  test('takes texts at their limits and keeps lines', () => {
    expect(asked({ name: 'x'.repeat(100), message: 'y'.repeat(1_000) }).success).toBe(true);
    expect(faultOf({ message: 'y'.repeat(1_001) })).toEqual([
      'message',
      'The message may have at most 1000 characters.',
    ]);
    expect(asked({ message: 'One\r\nTwo\rThree\tFour' }).data?.message).toBe('One\nTwo\nThree\tFour');
    // A browser sends a line as two characters and counts it as one.
    expect(asked({ message: 'a\r\n'.repeat(500) }).success).toBe(true);
  });

  test.each(['maria', 'maria@', 'a@b.example, c@d.example', 'a@b.example\r\nBcc: c@d.example', '"a b"@c.example', 7])(
    'is refused with the address %j',
    (email) => {
      expect(faultOf({ email })?.[0]).toBe('email');
    },
  );

  test.each(['12', 'call me', '+1 512 555 0142 or ask for Bob', '1'.repeat(41), '()()()()'])(
    'is refused with the number %j',
    (phone) => {
      expect(faultOf({ phone })).toEqual(['phone', 'This is not a phone number.']);
    },
  );

  test('is refused with control characters, and loses marks that turn the direction of a text', () => {
    for (const field of ['name', 'message'])
      expect(faultOf({ [field]: 'a\u0007b' })).toEqual([field, 'This has characters that cannot be shown.']);
    expect(faultOf({ name: 'Maria\nBcc: x' })?.[0]).toBe('name');
    expect(asked({ name: 'Ma\u202eria', message: 'a\u2066b' }).data).toMatchObject({ name: 'Ma ria', message: 'ab' });
  });
});
