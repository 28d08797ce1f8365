import { errorMessage } from '@dara/sdk/api';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { useConfirm, useNotice } from '@dara/sdk/notice';
import { useFormat } from '@dara/kit/format';
import { Button, ErrorState, Skeleton } from '@dara/kit/ui';
import { useState } from 'react';
import {
  useAccountPasskeyDeleteMutation,
  useAccountPasskeyListQuery,
  type Passkey,
} from '../../../api/generated.ts';
import {
  SheetPart,
  Entry,
  EntryFact,
  EntryList,
  EntryName,
  SheetActions,
} from '../../../parts/sheet.tsx';
import { useFreshStep } from '../../../parts/fresh-step/use-fresh-step.ts';
import { NewPasskeyDialog } from './new-passkey-dialog.tsx';
import { PasskeyNameDialog } from './passkey-name-dialog.tsx';

/** Passkeys of the own account: add, rename and remove. */
export function PasskeySheet() {
  const { data, error, refetch } = useAccountPasskeyListQuery();
  const [isAdding, setIsAdding] = useState(false);
  return (
    <SheetPart
      title={<FormattedMessage id="setting.passkey.title" />}
      lead={<FormattedMessage id="setting.passkey.lead" />}
    >
      {data ? (
        <Passkeys items={data.items} onChange={() => void refetch()} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height={64} />
      )}
      <SheetActions>
        {typeof PublicKeyCredential === 'function' ? (
          <Button onClick={() => setIsAdding(true)}>
            <FormattedMessage id="setting.passkey.add" />
          </Button>
        ) : (
          <FormattedMessage id="setting.passkey.unsupported" />
        )}
      </SheetActions>
      {isAdding && (
        <NewPasskeyDialog
          onClose={() => {
            setIsAdding(false);
            void refetch();
          }}
        />
      )}
    </SheetPart>
  );
}

function Passkeys({ items, onChange }: { items: readonly Passkey[]; onChange: () => void }) {
  const { formatMessage } = useIntl();
  const notice = useNotice();
  const confirm = useConfirm();
  const withFreshStep = useFreshStep();
  const [remove] = useAccountPasskeyDeleteMutation();
  const [renamed, setRenamed] = useState<Passkey>();
  if (items.length === 0) return null;

  const handleRemove = async ({ id, name }: Passkey) => {
    const isSure = await confirm({
      title: { id: 'setting.passkey.remove.title', values: { name } },
      message: { id: 'setting.passkey.remove.text' },
      confirmLabel: { id: 'setting.passkey.remove' },
    });
    if (!isSure) return;
    await withFreshStep(() => remove({ id }).unwrap()).then(
      () => notice({ kind: 'success', message: { id: 'setting.passkey.removed' } }),
      (error: unknown) => notice({ kind: 'error', message: errorMessage(error) }),
    );
    onChange();
  };

  return (
    <>
      <EntryList aria-label={formatMessage({ id: 'setting.passkey.title' })}>
        {items.map((passkey) => (
          <PasskeyEntry
            key={passkey.id}
            passkey={passkey}
            onRename={() => setRenamed(passkey)}
            onRemove={() => void handleRemove(passkey)}
          />
        ))}
      </EntryList>
      {renamed && (
        <PasskeyNameDialog
          passkey={renamed}
          onClose={() => {
            setRenamed(undefined);
            onChange();
          }}
        />
      )}
    </>
  );
}

interface PasskeyEntryProps {
  passkey: Passkey;
  onRename: () => void;
  onRemove: () => void;
}

function PasskeyEntry({ passkey, onRename, onRemove }: PasskeyEntryProps) {
  const { formatMessage } = useIntl();
  const format = useFormat();
  const { name, createdAt, lastUsedAt } = passkey;
  return (
    <Entry>
      <div>
        <EntryName>{name}</EntryName>
        <EntryFact>
          <FormattedMessage
            id="setting.passkey.facts"
            values={{
              created: format.date(createdAt),
              isUsed: lastUsedAt ? 'yes' : 'no',
              used: lastUsedAt ? format.dateTime(lastUsedAt) : '',
            }}
          />
        </EntryFact>
      </div>
      <SheetActions>
        <Button
          size="small"
          aria-label={formatMessage({ id: 'setting.passkey.rename.of' }, { name })}
          onClick={onRename}
        >
          <FormattedMessage id="setting.passkey.rename" />
        </Button>
        <Button
          size="small"
          aria-label={formatMessage({ id: 'setting.passkey.remove.of' }, { name })}
          onClick={onRemove}
        >
          <FormattedMessage id="setting.passkey.remove" />
        </Button>
      </SheetActions>
    </Entry>
  );
}
