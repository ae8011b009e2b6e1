import { expect, test } from '@jest/globals';
import { runOperation } from './control.ts';

test('an unknown operation is a rejection, which the server answers, and not an exception that ends it', async () => {
  const running = runOperation({} as never, { verb: 'nonsense', args: [] }, () => undefined);
  await expect(running).rejects.toThrow('There is no operation nonsense');
});
