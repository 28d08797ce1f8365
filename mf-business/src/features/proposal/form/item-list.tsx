import { talentTypeMessages } from '@dara/agency/labels';
import { useFieldId } from '@dara/kit/forms';
import { NothingYet } from '@dara/kit/record';
import { SortableList } from '@dara/kit/resource';
import { Badge, Button } from '@dara/kit/ui';
import { PROPOSAL_LIMITS } from '@dara/model';
import { FormattedMessage, localized, useIntl, useLocale } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { getIn, useFormikContext } from 'formik';
import { Plus } from 'lucide-react';
import { useRef, useState, type RefObject } from 'react';
import { styled } from 'styled-components';
import type { ProposalItem } from '../../../api/generated.ts';
import { useJobAvailability, type Availability } from '../items/availability.ts';
import { AvailabilityBadge, AvailabilityNote } from '../items/availability-texts.tsx';
import { ItemHead, ItemRow } from '../items/item-row.tsx';
import { ItemState } from '../items/item-state.tsx';
import { AddTalentsDialog } from './add-talents-dialog.tsx';
import { ItemDrawer } from './item-drawer.tsx';
import { pricedItem, type ItemValues, type ProposalValues } from './proposal-values.ts';

interface ItemListProps {
  /** As they are stored. */
  stored: readonly ProposalItem[];
}

/** Items of the proposal in the client's order, one line each; a drawer has their fields. */
export function ItemList({ stored }: ItemListProps) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const { values, setFieldValue } = useFormikContext<ProposalValues>();
  const [openKey, setOpenKey] = useState<string>();
  const addRef = useRef<HTMLButtonElement>(null);
  const { items, jobId } = values;
  const availability = useJobAvailability(
    jobId,
    items.map(({ talentId }) => talentId),
  );
  const openAt = items.findIndex(({ key }) => key === openKey);
  const change = (next: ItemValues[]) => void setFieldValue('items', next);
  const remove = (key: string) => {
    setOpenKey(undefined);
    change(items.filter((one) => one.key !== key));
    addRef.current?.focus();
  };
  return (
    <>
      {items.length === 0 ? (
        <NothingYet>
          <FormattedMessage id="business.proposal.items.empty" />
        </NothingYet>
      ) : (
        <AvailabilityNote availability={availability} />
      )}
      <SortableList
        label={formatMessage({ id: 'business.proposal.field.items' })}
        items={items}
        keyOf={({ key }) => key}
        nameOf={({ name }) => localized(name, locale)}
        head={<ItemHead />}
        onChange={change}
      >
        {(item) => (
          <FormRow
            {...{ item, availability, jobId }}
            at={items.indexOf(item)}
            stored={stored.find(({ id }) => id === item.id)}
            onOpen={() => setOpenKey(item.key)}
          />
        )}
      </SortableList>
      <AddTalents ref={addRef} items={items} onAdd={(added) => change([...items, ...added])} />
      {openAt >= 0 && (
        <ItemDrawer
          key={openKey}
          at={openAt}
          availability={availability}
          onMove={(to) => setOpenKey(items[to]?.key)}
          onRemove={() => openKey && remove(openKey)}
          onClose={() => setOpenKey(undefined)}
        />
      )}
    </>
  );
}

interface AddTalentsProps {
  ref: RefObject<HTMLButtonElement | null>;
  items: readonly ItemValues[];
  onAdd: (items: ItemValues[]) => void;
}

function AddTalents({ ref, items, onAdd }: AddTalentsProps) {
  const [isAdding, setIsAdding] = useState(false);
  const isFull = items.length >= PROPOSAL_LIMITS.items;
  return (
    <Add>
      <Button
        ref={ref}
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
      {isAdding && (
        <AddTalentsDialog
          taken={items.map(({ talentId }) => talentId)}
          room={PROPOSAL_LIMITS.items - items.length}
          onAdd={onAdd}
          onClose={() => setIsAdding(false)}
        />
      )}
    </Add>
  );
}

interface FormRowProps {
  item: ItemValues;
  at: number;
  stored: ProposalItem | undefined;
  availability: Availability;
  jobId: string;
  onOpen: () => void;
}

function FormRow({ item, at, stored, availability, jobId, onOpen }: FormRowProps) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const { errors, touched } = useFormikContext<ProposalValues>();
  const path = `items.${at}`;
  const isWrong = Boolean(getIn(errors, path) && getIn(touched, path));
  return (
    <ItemRow
      id={useFieldId(path)}
      name={localized(item.name, locale)}
      image={item.image}
      priced={pricedItem(item)}
      note={formatMessage(talentTypeMessages[item.talentType])}
      availability={<AvailabilityBadge {...{ availability, jobId }} talentId={item.talentId} />}
      state={
        isWrong ? (
          <Badge tone="danger">
            <FormattedMessage id="business.proposal.items.wrong" />
          </Badge>
        ) : (
          stored && <ItemState item={stored} />
        )
      }
      onOpen={onOpen}
    />
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
