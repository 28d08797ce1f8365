import { EVERYTHING } from '@dara/contract';
import { Button } from '@dara/kit/ui';
import { useState } from 'react';
import { DecisionTitle } from './action-titles.tsx';
import { DecisionDialog } from './lazy-dialogs.ts';
import { LIVE, useReleaseRulesQuery } from './release.api.ts';

/** Freezes a package or everything, or ends that freeze. */
export function FreezeButton({ name }: { name: string }) {
  const { data } = useReleaseRulesQuery(undefined, LIVE);
  const [isOpen, setIsOpen] = useState(false);
  const isFrozen = data?.freezes.some((freeze) => freeze.name === name) ?? false;
  const action = isFrozen ? 'lift' : 'freeze';
  const input = name === EVERYTHING ? {} : { name };
  return (
    <>
      <Button disabled={!data} onClick={() => setIsOpen(true)}>
        <DecisionTitle of={action} />
      </Button>
      {isOpen && (
        <DecisionDialog
          text={action}
          decision={{ action: 'freeze', input }}
          name={name}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
