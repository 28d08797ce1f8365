import { useRecordActions } from '@dara/kit/record';
import { Button } from '@dara/kit/ui';
import { FormattedMessage } from '@dara/sdk/i18n';
import { useAppDispatch } from '@dara/sdk/store';
import { tokens } from '@dara/sdk/theme';
import { History, ImageUp, RotateCcw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import {
  endpoints as cmsApi,
  useManagementMediaRestoreMutation,
  type MediaDetail,
} from '../../../api/generated.ts';
import { useManagementMediaDeleteMutation } from '../../../api/quiet.ts';
import { useMediaName } from '../../../parts/media/media-name.ts';
import { MediaHistory } from './media-history.tsx';
import { ReplaceDialog } from './replace-dialog.tsx';

interface MediaActionsProps {
  media: MediaDetail;
  /** Called when it left the current list. */
  onGone: () => void;
}

/** Actions of an image: replace the file, history, delete and restore. */
export function MediaActions({ media, onGone }: MediaActionsProps) {
  const [open, setOpen] = useState<'replace' | 'history'>();
  const close = () => setOpen(undefined);
  const [remove] = useManagementMediaDeleteMutation();
  const [restore] = useManagementMediaRestoreMutation();
  const dispatch = useAppDispatch();
  const values = { name: useMediaName()(media) };
  const { run, busy } = useRecordActions<'delete' | 'restore'>({
    send: async (action) => {
      await (action === 'delete' ? remove : restore)({ id: media.id }).unwrap();
      // Closed first: a deleted image is not requested again.
      flushSync(onGone);
      dispatch(cmsApi.util.invalidateTags(['management media']));
    },
    done: (action) => ({ id: `cms.media.done.${action}`, values }),
    ask: (action) =>
      action === 'delete'
        ? {
            kind: 'danger',
            title: { id: 'cms.media.ask.delete', values },
            message: { id: 'cms.media.ask.deleteText' },
            confirmLabel: { id: 'cms.media.action.delete' },
          }
        : undefined,
  });
  const isDeleted = media.deletedAt !== null;
  return (
    <Row>
      {media.isEditable && !isDeleted && (
        <Button icon={<ImageUp size={18} aria-hidden />} onClick={() => setOpen('replace')}>
          <FormattedMessage id="cms.media.action.replace" />
        </Button>
      )}
      <Button icon={<History size={18} aria-hidden />} onClick={() => setOpen('history')}>
        <FormattedMessage id="cms.media.action.history" />
      </Button>
      {isDeleted && (
        <Button
          icon={<RotateCcw size={18} aria-hidden />}
          loading={busy === 'restore'}
          onClick={() => void run('restore')}
        >
          <FormattedMessage id="cms.media.action.restore" />
        </Button>
      )}
      {media.isEditable && !isDeleted && media.useCount === 0 && (
        <Button
          variant="danger"
          icon={<Trash2 size={18} aria-hidden />}
          loading={busy === 'delete'}
          onClick={() => void run('delete')}
        >
          <FormattedMessage id="cms.media.action.delete" />
        </Button>
      )}
      {open === 'replace' && <ReplaceDialog media={media} onClose={close} />}
      {open === 'history' && <MediaHistory media={media} onClose={close} />}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space2};
`;
