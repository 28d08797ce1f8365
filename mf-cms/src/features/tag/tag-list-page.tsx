import { ResourcePage, listPage, useListState, type ListFilter } from '@dara/kit/resource';
import { Button } from '@dara/kit/ui';
import { TAG_KINDS } from '@dara/model';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import {
  endpoints as cmsApi,
  useManagementTagListQuery,
  type TagRecord,
} from '../../api/generated.ts';
import { TagBulk } from './tag-bulk.tsx';
import { useTagColumns } from './tag-columns.tsx';
import { TagDialog } from './tag-dialog-lazy.tsx';
import { tagListArgs, tagListSpec } from './tag-list.model.ts';
import { kindMessages, tagMessages } from './tag.messages.ts';
import { useTagSelection } from './use-tag-selection.ts';

const rowId = (row: TagRecord) => row.id;

function TagListPage() {
  const list = useListState(tagListSpec);
  const query = useManagementTagListQuery(tagListArgs(list));
  const isDeleted = list.filters.deleted === true;
  const { selection, tags } = useTagSelection(query.data?.items);
  const [isCreating, setIsCreating] = useState(false);
  const close = () => setIsCreating(false);
  return (
    <>
      <ResourcePage
        name="tag"
        messages={tagMessages}
        action={
          <Button
            variant="primary"
            icon={<Plus size={20} aria-hidden />}
            onClick={() => setIsCreating(true)}
          >
            <FormattedMessage id="cms.tag.create" />
          </Button>
        }
        list={list}
        query={query}
        columns={useTagColumns(isDeleted)}
        rowId={rowId}
        filters={useTagFilters()}
        selection={isDeleted ? undefined : selection.table}
      />
      {!isDeleted && <TagBulk selection={selection} tags={tags} />}
      {isCreating && <TagDialog kind={list.filters.kind} onClose={close} onFailed={close} />}
    </>
  );
}

function useTagFilters(): ListFilter[] {
  const { formatMessage } = useIntl();
  return [
    {
      name: 'kind',
      label: formatMessage(tagMessages.kind),
      options: TAG_KINDS.map((value) => ({ value, label: formatMessage(kindMessages[value]) })),
    },
    {
      name: 'missingTranslation',
      label: formatMessage(tagMessages.translation),
      options: [
        { value: 'true', label: formatMessage(tagMessages.missing) },
        { value: 'false', label: formatMessage(tagMessages.complete) },
      ],
    },
    {
      name: 'deleted',
      label: formatMessage(tagMessages.deleted),
      options: [{ value: 'true', label: formatMessage(tagMessages.deletedOnly) }],
    },
  ];
}

export const page = listPage({
  Component: TagListPage,
  title: tagMessages.title,
  spec: tagListSpec,
  queries: (values) => [cmsApi.endpoints.managementTagList.initiate(tagListArgs(values))],
});
