import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { checkProof } from '../../projection-service/index.ts';
import type { Report } from './operation.ts';

/**
 * `verify -- --proof FILE [--key FINGERPRINT]`: checks an exported history. Needs neither the log nor the settings of
 * the installation, so it works on any machine. True when the proof holds.
 */
export async function verifyProof(args: readonly string[], report: Report): Promise<boolean> {
  const { values } = parseArgs({ args: [...args], options: { proof: { type: 'string' }, key: { type: 'string' } } });
  if (values.proof === undefined) {
    report('Use: curbcast verify --proof FILE [--key FINGERPRINT]');
    return false;
  }
  const { finding, proof, fingerprint } = checkProof(await readFile(values.proof, 'utf8'), values.key);
  if (proof) {
    report(
      `${proof.kind} ${proof.id}: ${proof.revision + 1} events, exported ${proof.exportedAt} from ${proof.installation}`,
    );
  }
  if (finding !== null) {
    report(`REFUSED: ${finding}`);
    return false;
  }
  report('The proof holds: every event, the state that follows from them, and the signature.');
  if (values.key === undefined) {
    report(
      `Signed with the key ${fingerprint}. Compare it with the one on the audit screen, or name that one by --key.`,
    );
  }
  return true;
}
