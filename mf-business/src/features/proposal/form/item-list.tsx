import { NothingYet } from '@dara/kit/record';
import { SortableList } from '@dara/kit/resource';
import { Avatar, Button, IconButton } from '@dara/kit/ui';
import { PROPOSAL_LIMITS } from '@dara/model';
import { FormattedMessage, localized, useIntl, useLocale } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { useFormikContext } from 'formik';
import { Plus, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { AddTalentsDialog } from './add-talents-dialog.tsx';
import { ItemFields } from './item-fields.tsx';
import { LineSum } from './line-sum.tsx';
import type { ItemValues, ProposalValues } from './proposal-values.ts';

/** Items of the proposal in the client's order. */
export function ItemList() {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const { values, setFieldValue } = useFormikContext<ProposalValues>();
  const [isAdding, setIsAdding] = useState(false);
  const addRef = useRef<HTMLButtonElement>(null);
  const { items } = values;
  const change = (next: ItemValues[]) => void setFieldValue('items', next);
  const remove = (key: string) => {
    change(items.filter((one) => one.key !== key));
    addRef.current?.focus();
  };
  const nameOf = ({ name }: ItemValues) => localized(name, locale);
  const isFull = items.length >= PROPOSAL_LIMITS.items;
  return (
    <>
      {items.length === 0 && (
        <NothingYet>
          <FormattedMessage id="business.proposal.items.empty" />
        </NothingYet>
      )}
      <SortableList
        label={formatMessage({ id: 'business.proposal.field.items' })}
        items={items}
        keyOf={({ key }) => key}
        nameOf={nameOf}
        actions={(item) => (
          <IconButton
            size="small"
            label={formatMessage({ id: 'business.proposal.items.remove' }, { name: nameOf(item) })}
            icon={<Trash2 size={18} aria-hidden />}
            onClick={() => remove(item.key)}
          />
        )}
        details={(item, at) => (
          <>
            <ItemFields path={`items.${at}`} />
            <LineSum item={item} />
          </>
        )}
        onChange={change}
      >
        {(item) => (
          <Person>
            <Avatar decorative name={nameOf(item)} image={item.image} size={40} />
            <strong>{nameOf(item)}</strong>
          </Person>
        )}
      </SortableList>
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

const Person = styled.span`
  display: flex;
  align-items: center;
  gap: ${tokens.space2};
`;

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
