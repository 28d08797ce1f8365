import type { PackageHealth } from '@dara/contract';
import { Button } from '@dara/kit/ui';
import { tokens } from '@dara/sdk/theme';
import { useState } from 'react';
import { styled } from 'styled-components';
import { DecisionTitle } from './action-titles.tsx';
import { shareDecisions, type Wanted } from './decision.ts';
import { DecisionDialog } from './lazy-dialogs.ts';
import { FreezeButton } from './freeze-button.tsx';

/** Decisions about a package as a whole. */
export function PackageActions({ of }: { of: PackageHealth }) {
  const { name, kind, live, previous, canary, withdrawn } = of;
  const [wanted, setWanted] = useState<Wanted>();
  const actions: Wanted[] = canary ? shareDecisions(name, canary.version) : [];
  if (live && previous)
    actions.push({
      ...{ text: 'rollback', version: previous.version },
      decision: { action: 'rollback', input: { name, from: live.version } },
    });
  if (live && kind === 'remote')
    actions.push({
      ...{ text: 'withdraw', version: live.version },
      decision: { action: 'withdraw', input: { name } },
    });
  if (withdrawn)
    actions.push({
      ...{ text: 'restore', version: withdrawn },
      decision: { action: 'promote', input: { name, version: withdrawn } },
    });
  return (
    <Row>
      {actions.map((one) => (
        <Button key={one.text} onClick={() => setWanted(one)}>
          <DecisionTitle of={one.text} />
        </Button>
      ))}
      <FreezeButton name={name} />
      {wanted && <DecisionDialog {...wanted} name={name} onClose={() => setWanted(undefined)} />}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space2};
`;
