import { PROPOSAL_LIMITS } from '@dara/model';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { Button, Dialog, TextField } from '@dara/kit/ui';
import { useState } from 'react';
import { useSettled } from '../../../parts/search/use-settled.ts';
import type { ItemValues } from './proposal-values.ts';
import { idsOfLink } from './shortlist-link.ts';
import { TalentChoices, type TalentChoice } from './talent-choices.tsx';
import { useNewItems } from './use-new-items.ts';

interface AddTalentsDialogProps {
  /** Ids of those who are there already. */
  taken: readonly string[];
  /** As many as there is room for. */
  room: number;
  onAdd: (items: ItemValues[]) => void;
  onClose: () => void;
}

/** Talents found by name, or taken from the link of a shared shortlist. */
export function AddTalentsDialog({ taken, room, onAdd, onClose }: AddTalentsDialogProps) {
  const { formatMessage } = useIntl();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<readonly TalentChoice[]>([]);
  const { begin, isFetching } = useNewItems();
  const settled = useSettled(text.trim());
  const linked = idsOfLink(text).filter((id) => !taken.includes(id));
  const isLink = idsOfLink(text).length > 0;
  const ids = (isLink ? linked : chosen.map(({ id }) => id)).slice(0, room);
  const toggle = (choice: TalentChoice) =>
    setChosen((old) =>
      old.some(({ id }) => id === choice.id)
        ? old.filter(({ id }) => id !== choice.id)
        : [...old, choice].slice(0, room),
    );
  const handleAdd = async () => {
    const items = await begin(ids, chosen);
    if (!items) return;
    onAdd(items);
    onClose();
  };
  return (
    <Dialog
      open
      size="large"
      onClose={onClose}
      title={<FormattedMessage id="business.proposal.add.title" />}
      description={<FormattedMessage id="business.proposal.add.lead" />}
      actions={
        <>
          <Button onClick={onClose}>
            <FormattedMessage id="kit.ui.cancel" />
          </Button>
          <Button
            variant="primary"
            loading={isFetching}
            disabled={ids.length === 0}
            onClick={() => void handleAdd()}
          >
            <FormattedMessage id="business.proposal.add.submit" values={{ count: ids.length }} />
          </Button>
        </>
      }
    >
      <TextField
        type="search"
        label={formatMessage({ id: 'business.proposal.add.search' })}
        hint={formatMessage({ id: 'business.proposal.add.searchHint' })}
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {isLink ? (
        <p role="status">
          <FormattedMessage
            id="business.proposal.add.linked"
            values={{ count: ids.length, limit: PROPOSAL_LIMITS.items }}
          />
        </p>
      ) : (
        <TalentChoices {...{ taken, chosen }} keyword={settled} onToggle={toggle} />
      )}
    </Dialog>
  );
}
