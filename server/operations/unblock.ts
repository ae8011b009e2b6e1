import { overlap, parseNetwork } from '../../lib/client-address.ts';
import type { Operation } from './operation.ts';

const until = (expiresAt: number | null): string =>
  expiresAt === null ? 'until it is removed' : `until ${new Date(expiresAt).toISOString()}`;

/**
 * `unblock [-- <address or network>]`: for administrators who blocked their own network. Removes every block that
 * contains the address or a part of the network; without an argument, lists the blocks.
 */
export const unblock: Operation = async ({ blacklist }, [text, ...rest], report) => {
  if (blacklist === undefined) {
    report('No gateway is running on this data folder.');
    return false;
  }
  const blocked = blacklist.blocked();
  if (text === undefined) {
    for (const { network, reason, expiresAt } of blocked)
      report(`${network}  ${until(expiresAt)}${reason === '' ? '' : `  ${reason}`}`);
    report(blocked.length === 0 ? 'Nothing is blocked.' : 'To let one in again: curbcast unblock <address>');
    return true;
  }
  const wanted = parseNetwork(text);
  if (wanted === undefined || rest.length > 0) {
    report('Use: curbcast unblock [<address or network>], for example curbcast unblock 203.0.113.9');
    return false;
  }
  const found = blocked.filter(({ network }) => {
    const parsed = parseNetwork(network);
    return parsed !== undefined && overlap(parsed, wanted);
  });
  for (const { network } of found) {
    await blacklist.unblock(network);
    report(`${network} may use the product again, on every gateway within seconds.`);
  }
  if (found.length === 0) report(`${text.trim()} is not blocked.`);
  return true;
};
