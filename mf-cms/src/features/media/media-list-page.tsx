import { ResourcePage, listPage, useListState } from '@dara/kit/resource';
import { Button, lazyComponent } from '@dara/kit/ui';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { useSession } from '@dara/sdk/session';
import { CheckCheck, Upload } from 'lucide-react';
import { useState } from 'react';
import {
  endpoints as cmsApi,
  useManagementMediaListQuery,
  type Media,
} from '../../api/generated.ts';
import { MediaGrid } from './grid/media-grid.tsx';
import { MediaBulk } from './media-bulk.tsx';
import { mediaListArgs, mediaListSpec } from './media-list.model.ts';
import { mediaMessages } from './media.messages.ts';
import { useMediaFilters, useMediaSorts } from './use-media-filters.ts';
import { canSelectMedia, useMediaSelection } from './use-media-selection.ts';

const MediaSheet = lazyComponent(() =>
  import(/* webpackChunkName: "media-sheet" */ './detail/media-sheet.tsx').then(
    (module) => module.MediaSheet,
  ),
);
const MediaUpload = lazyComponent(() =>
  import(/* webpackChunkName: "media-upload" */ './upload/media-upload.tsx').then(
    (module) => module.MediaUpload,
  ),
);
const rowId = (row: Media) => row.id;

function MediaListPage() {
  const { formatMessage } = useIntl();
  const list = useListState(mediaListSpec);
  const args = mediaListArgs(list);
  const query = useManagementMediaListQuery(args);
  const isDeleted = list.filters.deleted === true;
  const isAdmin = useSession().profile?.permission === 'Admin';
  const { selection, toggle, see, selectSeen } = useMediaSelection(list.query);
  const [open, setOpen] = useState<Media>();
  const [isUploading, setIsUploading] = useState(false);
  const endUpload = () => setIsUploading(false);
  const close = () => setOpen(undefined);
  const upload = (
    <Button
      variant="primary"
      icon={<Upload size={20} aria-hidden />}
      onClick={() => setIsUploading(true)}
    >
      <FormattedMessage id="cms.media.upload" />
    </Button>
  );
  return (
    <>
      <ResourcePage
        name="media"
        messages={mediaMessages}
        action={upload}
        list={list}
        query={query}
        columns={useMediaSorts()}
        rowId={rowId}
        filters={useMediaFilters(isAdmin)}
        actions={
          <Button icon={<CheckCheck size={18} aria-hidden />} onClick={selectSeen}>
            <FormattedMessage id="cms.media.selectSeen" />
          </Button>
        }
      >
        <MediaGrid
          key={list.query}
          label={formatMessage(mediaMessages.title)}
          args={args}
          total={query.data?.total ?? 0}
          isLoading={query.isLoading}
          selected={selection.table.selected}
          canSelect={canSelectMedia}
          onSeen={see}
          onToggle={toggle}
          onOpen={setOpen}
        />
      </ResourcePage>
      <MediaBulk selection={selection} isDeleted={isDeleted} />
      {open && <MediaSheet media={open} onClose={close} onFailed={close} />}
      {isUploading && <MediaUpload onClose={endUpload} onFailed={endUpload} />}
    </>
  );
}

export const page = listPage({
  Component: MediaListPage,
  title: mediaMessages.title,
  spec: mediaListSpec,
  queries: (values) => [cmsApi.endpoints.managementMediaList.initiate(mediaListArgs(values))],
});
