import { userAggregate } from '../../domain/users/index.ts';
import type { Dependencies } from '../dependencies.ts';
import { carryOut } from '../support/administrators.ts';
import { contextFor } from '../support/context.ts';
import { defineProcess } from './engine/define-process.ts';

/**
 * Carries out an administrator's decision about another administrator, in case the command crashed in between. The
 * actor stays the administrator, because the audit log says who did it.
 */
export function administratorRights({ executor }: Pick<Dependencies, 'executor'>) {
  return defineProcess({
    name: 'administrator-rights',
    on: {
      AdministratorRightsEnded: ({ id, data, metadata: { actor, from } }, { caller }) => {
        const { userId, act, rightsVersion, reason } = data;
        return executor.execute(
          userAggregate,
          userId,
          carryOut(act, userId, { ifRightsVersion: rightsVersion, reason }),
          contextFor({ ...caller, actor, ...(from === undefined ? {} : { from }) }, act, {
            stableId: id,
            subject: userId,
          }),
        );
      },
    },
  });
}
