import type { NamesArgs, RoutePage } from '@dara/contract';
import { RecordPage } from '@dara/kit/record';
import { startQueries } from '@dara/kit/resource';
import { FormattedMessage, localized } from '@dara/sdk/i18n';
import { useParams } from '@dara/sdk/router';
import { useEffect } from 'react';
import {
  endpoints as settingsApi,
  useManagementPrivacyDetailQuery,
  type PrivacyRecord,
} from '../../api/generated.ts';
import { paths } from '../../paths.ts';
import { PrivacyView } from './privacy-view.tsx';

/** An erasure takes seconds, so the page polls until it ends. */
const POLL_MS = 2000;

function PrivacyDetailPage() {
  const { id = '' } = useParams();
  const query = useManagementPrivacyDetailQuery({ id });
  usePrivacyPolling(query);
  return (
    <RecordPage
      title={<FormattedMessage id="setting.privacy.detailTitle" />}
      query={query}
      missing={{ message: { id: 'setting.privacy.missing' }, path: paths.privacy }}
    >
      {(request) => <PrivacyView key={id} request={request} />}
    </RecordPage>
  );
}

/** Whose request the one in an address is, where it has been read. */
function nameOf({ store, params, locale }: NamesArgs): string | undefined {
  const select = settingsApi.endpoints.managementPrivacyDetail.select({ id: params.id ?? '' });
  const { data } = select(store.getState() as Parameters<typeof select>[0]);
  return localized(data?.subject.name, locale) || data?.subject.email || undefined;
}

export const page: RoutePage = {
  Component: PrivacyDetailPage,
  loader: async ({ store, params }) => {
    const { managementPrivacyDetail } = settingsApi.endpoints;
    startQueries(store, [managementPrivacyDetail.initiate({ id: params.id ?? '' })]);
    return null;
  },
  head: ({ formatMessage }) => ({
    title: formatMessage('setting.privacy.detailTitle'),
    noIndex: true,
  }),
  names: (args) => ({ id: nameOf(args) }),
};

interface Query {
  data?: PrivacyRecord | undefined;
  refetch: () => unknown;
}

/** Asks again for as long as an erasure runs. */
function usePrivacyPolling({ data, refetch }: Query): void {
  const isRunning = data?.status === 'Running';
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => void refetch(), POLL_MS);
    return () => clearInterval(timer);
  }, [isRunning, refetch]);
}
