import { PROPOSAL_LIMITS } from '@dara/model';
import { FormattedMessage, useIntl, localized, useLocale } from '@dara/sdk/i18n';
import { CancelButton, Button, Dialog, TextField } from '@dara/kit/ui';
import { errorMessage } from '@dara/sdk/api';
import { useNotice } from '@dara/sdk/notice';
import { useState } from 'react';
import { useSettled } from '../../../parts/search/use-settled.ts';
import { type ItemValues, newItem, prefilledItem } from './proposal-values.ts';
import { TalentChoices, type TalentChoice } from './talent-choices.tsx';
import { endpoints as businessApi } from '../../../api/generated.ts';

const ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;

interface AddTalentsDialogProps {
  /** Ids of talents already in the proposal. */
  taken: readonly string[];
  /** As many as there is room for. */
  room: number;
  onAdd: (items: ItemValues[]) => void;
  onClose: () => void;
}

/** Adds talents by name, or from the link of a shared shortlist. */
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
          <CancelButton onClick={onClose} />
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

/** Talent ids in a shared shortlist's link, without duplicates; empty for other texts. */
function idsOfLink(text: string): string[] {
  const [, query] = text.split('?');
  if (query === undefined) return [];
  const ids = new URLSearchParams(query).getAll('ids').join(',');
  return [...new Set((ids.match(ID) ?? []).map((id) => id.toLowerCase()))];
}

/** Rows for chosen talents with what the api suggests; anyone who cannot be proposed is named and left out. */
function useNewItems() {
  const notice = useNotice();
  const locale = useLocale();
  const [prefill, { isFetching }] = businessApi.endpoints.managementProposalPrefill.useLazyQuery();
  const begin = async (
    ids: readonly string[],
    chosen: readonly TalentChoice[],
  ): Promise<ItemValues[] | undefined> => {
    try {
      const { items } = await prefill({ talents: [...ids] }).unwrap();
      const away = items.filter(({ isAvailable }) => !isAvailable);
      if (away.length > 0) {
        const names = away.map(({ talentName }) => localized(talentName, locale)).join(', ');
        notice({ kind: 'error', message: { id: 'business.proposal.add.away', values: { names } } });
      }
      return items
        .filter(({ isAvailable }) => isAvailable)
        .map((item) => {
          const image = chosen.find(({ id }) => id === item.talentId)?.image ?? null;
          return newItem(prefilledItem(item, image));
        });
    } catch (error) {
      notice({ kind: 'error', message: errorMessage(error) });
      return undefined;
    }
  };
  return { begin, isFetching };
}
