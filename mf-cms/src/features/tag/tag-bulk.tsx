import { BulkBar } from '@dara/kit/record';
import type { RowSelection } from '@dara/kit/resource';
import { lazyComponent } from '@dara/kit/ui';
import { FormattedMessage } from '@dara/sdk/i18n';
import { useNotice } from '@dara/sdk/notice';
import { Merge } from 'lucide-react';
import { useState } from 'react';
import type { TagRecord } from '../../api/generated.ts';

const TagMergeDialog = lazyComponent(() =>
  import(/* webpackChunkName: "tag-dialogs" */ './tag-merge-dialog.tsx').then(
    (module) => module.TagMergeDialog,
  ),
);

interface TagBulkProps {
  selection: RowSelection<TagRecord>;
  /** The selected tags as they were seen last. */
  tags: readonly TagRecord[];
}

/** What can be done with the selected tags: merge them into one. */
export function TagBulk({ selection, tags }: TagBulkProps) {
  const notice = useNotice();
  const [isMerging, setIsMerging] = useState(false);
  const close = () => setIsMerging(false);
  const begin = () => {
    const kinds = new Set(tags.map(({ kind }) => kind));
    if (tags.length > 1 && kinds.size === 1) setIsMerging(true);
    else notice({ kind: 'info', message: { id: 'cms.tag.merge.two' } });
  };
  return (
    <>
      <BulkBar
        selection={selection}
        running={undefined}
        actions={[
          {
            id: 'merge',
            label: <FormattedMessage id="cms.tag.action.merge" />,
            icon: <Merge size={16} aria-hidden />,
            onSelect: begin,
          },
        ]}
      />
      {isMerging && (
        <TagMergeDialog
          tags={tags}
          onClose={close}
          onFailed={close}
          onMerged={() => {
            close();
            selection.clear();
          }}
        />
      )}
    </>
  );
}
