import { ResourcePage } from '@dara/kit/resource';
import { resourceListRoute, useResourceList } from '@dara/kit/resource-screens';
import { TagBulk } from './tag-bulk.tsx';
import { tags } from './tag.screens.ts';
import { useTagSelection } from './use-tag-selection.ts';

/** Tags, of which those of one kind can be merged. */
function TagListPage() {
  const { page, isDeleted } = useResourceList(tags);
  const { selection, selected } = useTagSelection(page.query.data?.items);
  return (
    <>
      <ResourcePage {...page} selection={isDeleted ? undefined : selection.table} />
      {!isDeleted && <TagBulk selection={selection} tags={selected} />}
    </>
  );
}

export const page = resourceListRoute(tags, TagListPage);
