import { NothingYet } from '@dara/kit/record';
import { PROPOSAL_LIMITS } from '@dara/model';
import { FormattedMessage } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { Button } from '@dara/kit/ui';
import { useFormikContext } from 'formik';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { AddTalentsDialog } from './add-talents-dialog.tsx';
import type { ItemValues, ProposalValues } from './proposal-values.ts';
import { SortableItems } from './sortable-items.tsx';

/** The talents of the proposal in the order in which the client sees them. */
export function ItemList() {
  const { values, setFieldValue } = useFormikContext<ProposalValues>();
  const [isAdding, setIsAdding] = useState(false);
  const addRef = useRef<HTMLButtonElement>(null);
  const { items } = values;
  const change = (next: ItemValues[]) => void setFieldValue('items', next);
  const remove = (key: string) => {
    change(items.filter((one) => one.key !== key));
    addRef.current?.focus();
  };
  const isFull = items.length >= PROPOSAL_LIMITS.items;
  return (
    <>
      {items.length === 0 && (
        <NothingYet>
          <FormattedMessage id="business.proposal.items.empty" />
        </NothingYet>
      )}
      <SortableItems items={items} onChange={change} onRemove={remove} />
      <Add>
        <Button
          ref={addRef}
          icon={<Plus size={18} aria-hidden />}
          aria-disabled={isFull || undefined}
          onClick={() => !isFull && setIsAdding(true)}
        >
          <FormattedMessage id="business.proposal.items.add" />
        </Button>
        {isFull && (
          <small>
            <FormattedMessage
              id="business.proposal.items.full"
              values={{ limit: PROPOSAL_LIMITS.items }}
            />
          </small>
        )}
      </Add>
      {isAdding && (
        <AddTalentsDialog
          taken={items.map(({ talentId }) => talentId)}
          room={PROPOSAL_LIMITS.items - items.length}
          onAdd={(added) => change([...items, ...added])}
          onClose={() => setIsAdding(false)}
        />
      )}
    </>
  );
}

const Add = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space3};
  small {
    color: ${tokens.inkMuted};
    font-size: ${tokens.textSmall};
  }
`;
