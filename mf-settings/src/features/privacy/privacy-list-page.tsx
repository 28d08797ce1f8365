import { ResourcePage, listPage, useListState } from '@dara/kit/resource';
import { ButtonLink } from '@dara/kit/ui';
import { FormattedMessage } from '@dara/sdk/i18n';
import { Plus } from 'lucide-react';
import {
  endpoints as settingsApi,
  useManagementPrivacyListQuery,
  type PrivacyRow,
} from '../../api/generated.ts';
import { paths } from '../../paths.ts';
import { usePrivacyColumns } from './privacy-columns.tsx';
import { usePrivacyFilters } from './privacy-filters.ts';
import { privacyListArgs, privacyListSpec } from './privacy-list.model.ts';
import { privacyMessages } from './privacy.messages.ts';

const rowId = (row: PrivacyRow) => row.id;

function PrivacyListPage() {
  const list = useListState(privacyListSpec);
  const query = useManagementPrivacyListQuery(privacyListArgs(list));
  return (
    <ResourcePage
      name="privacy"
      messages={privacyMessages}
      action={
        <ButtonLink
          variant="primary"
          to={paths.privacyCreate}
          icon={<Plus size={20} aria-hidden />}
        >
          <FormattedMessage id="setting.privacy.create" />
        </ButtonLink>
      }
      list={list}
      query={query}
      columns={usePrivacyColumns()}
      rowId={rowId}
      filters={usePrivacyFilters()}
    />
  );
}

export const page = listPage({
  Component: PrivacyListPage,
  title: privacyMessages.title,
  spec: privacyListSpec,
  queries: (values) => [
    settingsApi.endpoints.managementPrivacyList.initiate(privacyListArgs(values)),
  ],
});
