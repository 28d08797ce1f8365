import { useFormat } from '@dara/kit/format';
import { Button, ErrorState, Skeleton } from '@dara/kit/ui';
import type { PrivacyKind } from '@dara/model';
import { errorMessage } from '@dara/sdk/api';
import { FormattedMessage } from '@dara/sdk/i18n';
import { useNotice } from '@dara/sdk/notice';
import { useSession } from '@dara/sdk/session';
import { useAppDispatch } from '@dara/sdk/store';
import { Download } from 'lucide-react';
import { useState } from 'react';
import {
  endpoints as settingsApi,
  useAccountPrivacyListQuery,
  useAccountPrivacyWithdrawMutation,
  type OwnPrivacyRequest,
  type AccountData,
} from '../../../api/generated.ts';
import {
  Entry,
  EntryFact,
  EntryList,
  EntryName,
  SheetActions,
  SheetPart,
  Sheets,
} from '../../../parts/sheet.tsx';
import { AskDialog } from './ask-dialog.tsx';

const ASKABLE: readonly PrivacyKind[] = ['Access', 'Correction', 'Erasure'];

/** The user's stored data: export, correction, erasure. */
export function DataTab() {
  const { profile } = useSession();
  const mayAsk = profile?.permission === 'Talent' || profile?.permission === 'Business';
  return (
    <Sheets>
      <OwnData />
      {mayAsk && <OwnRequests />}
    </Sheets>
  );
}

function OwnData() {
  const notice = useNotice();
  const dispatch = useAppDispatch();
  const [isReading, setIsReading] = useState(false);
  const take = async () => {
    setIsReading(true);
    try {
      const read = settingsApi.endpoints.accountData.initiate(undefined, {
        ...{ subscribe: false, forceRefetch: true },
      });
      saveData(await dispatch(read).unwrap());
    } catch (error) {
      notice({ kind: 'error', message: errorMessage(error) });
    } finally {
      setIsReading(false);
    }
  };
  return (
    <SheetPart
      title={<FormattedMessage id="setting.data.title" />}
      lead={<FormattedMessage id="setting.data.lead" />}
    >
      <SheetActions>
        <Button
          icon={<Download size={18} aria-hidden />}
          loading={isReading}
          onClick={() => void take()}
        >
          <FormattedMessage id="setting.data.download" />
        </Button>
      </SheetActions>
    </SheetPart>
  );
}

function OwnRequests() {
  const { data, error, isFetching, refetch } = useAccountPrivacyListQuery();
  return (
    <SheetPart
      title={<FormattedMessage id="setting.data.requests" />}
      lead={<FormattedMessage id="setting.data.requests.lead" />}
    >
      {data ? (
        <Requests items={data.items} />
      ) : error ? (
        <ErrorState error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height={44} />
      )}
    </SheetPart>
  );
}

/** Earlier requests, and the kinds that are not pending. */
function Requests({ items }: { items: readonly OwnPrivacyRequest[] }) {
  const [asked, setAsked] = useState<PrivacyKind>();
  const isWaiting = (kind: PrivacyKind) =>
    items.some((item) => item.kind === kind && item.status === 'Open');
  return (
    <>
      {items.length > 0 && (
        <EntryList>
          {items.map((item) => (
            <OwnRequest key={item.id} request={item} />
          ))}
        </EntryList>
      )}
      <SheetActions>
        {ASKABLE.filter((kind) => !isWaiting(kind)).map((kind) => (
          <Button
            key={kind}
            size="small"
            variant={kind === 'Erasure' ? 'ghost' : 'secondary'}
            onClick={() => setAsked(kind)}
          >
            <FormattedMessage id={`setting.data.ask.${kind}`} />
          </Button>
        ))}
      </SheetActions>
      {asked && <AskDialog kind={asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}

function OwnRequest({ request }: { request: OwnPrivacyRequest }) {
  const format = useFormat();
  const notice = useNotice();
  const [withdraw, { isLoading }] = useAccountPrivacyWithdrawMutation();
  const { id, kind, status, answer } = request;
  const takeBack = async () => {
    try {
      await withdraw({ id }).unwrap();
    } catch (error) {
      notice({ kind: 'error', message: errorMessage(error) });
    }
  };
  return (
    <Entry>
      <div>
        <EntryName>
          <FormattedMessage id={`setting.privacy.kind.${kind}`} />
        </EntryName>
        <EntryFact>
          <FormattedMessage
            id={`setting.data.state.${status}`}
            values={{
              asked: format.date(request.requestedAt),
              due: format.date(request.dueOn),
              ended: format.date(request.closedAt),
            }}
          />
        </EntryFact>
        {answer && <EntryFact>{answer}</EntryFact>}
      </div>
      {status === 'Open' && (
        <Button size="small" variant="ghost" loading={isLoading} onClick={() => void takeBack()}>
          <FormattedMessage id="setting.data.takeBack" />
        </Button>
      )}
    </Entry>
  );
}

/** Leaves it to the browser to keep the file. */
function saveData(data: AccountData): void {
  const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `dara-${data.exportedAt.slice(0, 10)}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
