import { expect, test } from '@jest/globals';
import { stopInOrder } from './stop-in-order.ts';

test('stops one part after the other', async () => {
  const stopped: string[] = [];
  await stopInOrder([
    async () => {
      await Promise.resolve();
      stopped.push('first');
    },
    () => stopped.push('second'),
  ]);
  expect(stopped).toEqual(['first', 'second']);
});

test('a part whose engine never answers holds up neither the others nor the shutdown', async () => {
  const stopped: string[] = [];
  const never = (): Promise<never> => new Promise(() => undefined);
  await stopInOrder([never, () => stopped.push('files'), never, () => stopped.push('telemetry')], 20);
  expect(stopped).toEqual(['files', 'telemetry']);
});

test('reports the error of a part and stops all others', async () => {
  const stopped: string[] = [];
  const failing = (): never => {
    throw new Error('the disk is full');
  };
  await expect(stopInOrder([failing, () => stopped.push('the rest')])).rejects.toThrow('the disk is full');
  expect(stopped).toEqual(['the rest']);
});
