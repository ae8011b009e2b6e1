import { useCallback, useState } from 'react';

export interface Selection {
  readonly has: (id: string) => boolean;
  readonly set: (id: string, selected: boolean) => void;
  readonly setAll: (ids: readonly string[]) => void;
  readonly drop: (ids: readonly string[]) => void;
}

/** The selected videos, by id. */
export function useSelection(): Selection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const set = useCallback(
    (id: string, selected: boolean) =>
      setIds((before) => {
        const next = new Set(before);
        if (selected) next.add(id);
        else next.delete(id);
        return next;
      }),
    [],
  );
  const drop = useCallback(
    (gone: readonly string[]) => setIds((before) => new Set([...before].filter((id) => !gone.includes(id)))),
    [],
  );
  return { has: (id) => ids.has(id), set, setAll: (all) => setIds(new Set(all)), drop };
}
