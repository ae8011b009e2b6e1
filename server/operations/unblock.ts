import { randomUUID } from 'node:crypto';
import { Refusal } from '../../domain/refusal.ts';
import type { Operation } from './operation.ts';

/** `unblock -- <address or network>`: for administrators whose own address is blocked (trust R4). */
export const unblock: Operation = async ({ unblockAddress }, [address], report) => {
  if (address === undefined || unblockAddress === undefined) {
    report('Use, next to the running product: npm run unblock -- <address or network>');
    return false;
  }
  try {
    await unblockAddress(address, { actor: { kind: 'system', id: 'operator' }, correlationId: randomUUID() });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    report(error.message);
    return false;
  }
  report(`${address} is not blocked.`);
  return true;
};
