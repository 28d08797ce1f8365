import { FormattedMessage, localized, useLocale } from '@dara/sdk/i18n';
import {
  ExportMenu,
  ResourcePage,
  listPage,
  useListState,
  useRowSelection,
} from '@dara/kit/resource';
import { useSession } from '@dara/sdk/session';
import { ButtonLink } from '@dara/kit/ui';
import { Plus } from 'lucide-react';
import {
  endpoints as talentApi,
  useManagementTalentListQuery,
  type TalentRow,
} from '../../api/generated.ts';
import { paths } from '../../paths.ts';
import { TalentBulk } from './talent-bulk.tsx';
import { useTalentColumns } from './talent-columns.tsx';
import { useTalentFilters } from './talent-filters.ts';
import {
  STAFF_EXPORT_MAX,
  talentExportArgs,
  talentListArgs,
  talentListSpec,
} from './talent-list.model.ts';
import { talentMessages } from './talent.messages.ts';

const rowId = (row: TalentRow) => row.id;

function TalentListPage() {
  const { profile } = useSession();
  const isAdmin = profile?.permission === 'Admin';
  const list = useListState(talentListSpec);
  const query = useManagementTalentListQuery(talentListArgs(list));
  const locale = useLocale();
  const labelOf = (row: TalentRow) => localized(row.name, locale);
  const isDeleted = list.filters.deleted === true;
  const columns = useTalentColumns(isDeleted);
  const filters = useTalentFilters(isAdmin);
  const selection = useRowSelection({ rows: query.data?.items, rowId, labelOf });
  return (
    <>
      <ResourcePage
        name="talent"
        messages={talentMessages}
        action={<CreateLink />}
        list={list}
        query={query}
        columns={columns}
        rowId={rowId}
        filters={filters}
        selection={isDeleted ? undefined : selection.table}
        actions={
          <ExportMenu
            url="/api/management/talent/export"
            params={talentExportArgs(list)}
            fileName="talents"
            total={query.data?.total}
            limit={isAdmin ? undefined : STAFF_EXPORT_MAX}
          />
        }
      />
      {!isDeleted && <TalentBulk selection={selection} />}
    </>
  );
}

function CreateLink() {
  return (
    <ButtonLink variant="primary" to={paths.talentCreate} icon={<Plus size={20} aria-hidden />}>
      <FormattedMessage id="talent.manage.create" />
    </ButtonLink>
  );
}

const { managementTalentList, talentTags } = talentApi.endpoints;

export const page = listPage({
  Component: TalentListPage,
  title: talentMessages.title,
  spec: talentListSpec,
  queries: (values) => [
    managementTalentList.initiate(talentListArgs(values)),
    talentTags.initiate(),
  ],
});
