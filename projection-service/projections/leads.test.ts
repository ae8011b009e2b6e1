import { test } from '@jest/globals';
import { givenTime, happened, projectionSpec } from '../testing/projection-spec.ts';
import { leads } from './leads.ts';

const visitor = { name: 'Maria', email: 'maria@home.example', phone: null, message: 'On Saturday?' };
const stream = 'leads-ann';
const ofAnn = { leadId: 'l1', userId: 'ann' };
const received = (changes: object = {}) =>
  happened(stream, 'LeadReceived', { ...ofAnn, videoId: 'v1', linkId: 'k', language: 'es', ...visitor, ...changes });
const read = happened(stream, 'LeadOpened', ofAnn);
const deleted = happened(stream, 'LeadDeleted', ofAnn);
const erasing = happened('user-ann', 'ErasureStarted', { userId: 'ann' });
const erased = { name: '', email: null, phone: null, message: '', shown: false };
const kept = { ownerId: 'ann', videoId: 'v1', ...visitor, language: 'es', isRead: false, shown: true };
/** The document after the event at this place of the log, from 1. */
const document = (place: number, changes: object = {}) => ({
  ...kept,
  receivedAt: givenTime(0),
  position: String(place).padStart(16, '0'),
  ...changes,
});

test('lists a request with what the visitor wrote', () =>
  projectionSpec(leads)
    .given([received()])
    .then({ leads: { l1: document(1) } }));

test('marks a request as read', () =>
  projectionSpec(leads)
    .given([received(), read])
    .then({ leads: { l1: document(2, { isRead: true }) } }));

test('keeps no data of the visitor once the request is deleted', () =>
  projectionSpec(leads)
    .given([received(), deleted])
    .then({ leads: { l1: document(2, erased) } }));

test('keeps no data of a visitor whose words are erased in the log', () =>
  projectionSpec(leads)
    .given([received({ name: null, email: null, phone: null, message: null })])
    .then({ leads: { l1: document(1, erased) } }));

test('keeps no data of a request that comes after the erasure of the owner began', () =>
  projectionSpec(leads)
    .given([erasing, received()])
    .then({
      erased: { ann: { userId: 'ann' } },
      leads: { l1: document(2, { ...erased, receivedAt: givenTime(1) }) },
    }));
