import type { VoiceId } from '../../voice/port.ts';
import type { Presenter } from '../port.ts';
import type { LookId } from './presenter/look.ts';

export interface StockPresenter extends Presenter {
  readonly id: LookId;
  readonly voice: VoiceId;
}

/** The presenters that ship with the product, in the order of the picker. */
export const stockPresenters: readonly StockPresenter[] = [
  { id: 'clara', name: 'Clara', description: 'Warm and clear, at home with family houses', voice: 'clara' },
  { id: 'daniel', name: 'Daniel', description: 'Calm and assured, good with figures', voice: 'daniel' },
  { id: 'amara', name: 'Amara', description: 'Bright and welcoming, full of energy', voice: 'amara' },
  { id: 'omar', name: 'Omar', description: 'Deep and steady, for premium listings', voice: 'omar' },
  { id: 'mei', name: 'Mei', description: 'Light and precise, modern city homes', voice: 'mei' },
  { id: 'leo', name: 'Leo', description: 'Relaxed and friendly, first-time buyers', voice: 'leo' },
  { id: 'maya', name: 'Maya', description: 'Lively and confident, new developments', voice: 'maya' },
  { id: 'ruth', name: 'Ruth', description: 'Experienced and reassuring, mortgages and rates', voice: 'ruth' },
];

export const lookIds = [
  'clara',
  'daniel',
  'amara',
  'omar',
  'mei',
  'leo',
  'maya',
  'ruth',
] as const satisfies readonly LookId[];

/** The voice of a presenter. */
export const voiceOf = (presenterId: string): VoiceId =>
  stockPresenters.find(({ id }) => id === presenterId)?.voice ?? 'clara';
