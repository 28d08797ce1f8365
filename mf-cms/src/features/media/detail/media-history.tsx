import { HistoryDialog, LATEST } from '@dara/kit/record';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { useManagementMediaAuditQuery, type Media } from '../../../api/generated.ts';
import { useMediaName } from '../../../parts/media/media-name.ts';
import { historyWording } from '../../../parts/record/history-wording.ts';

const WORDS = {
  actions: { Create: 'cms.media.history.Create', Replace: 'cms.media.history.Replace' },
  fields: {
    name: 'cms.media.field.name',
    alt: 'cms.media.field.alt',
    focus: 'cms.media.field.focus',
    file: 'cms.media.field.file',
  },
};

/** Changes of an image, newest first. */
export function MediaHistory({ media, onClose }: { media: Media; onClose: () => void }) {
  const name = useMediaName()(media);
  return (
    <HistoryDialog
      title={<FormattedMessage id="cms.media.historyTitle" values={{ name }} />}
      wording={historyWording(useIntl(), WORDS)}
      query={useManagementMediaAuditQuery({ id: media.id, ...LATEST })}
      onClose={onClose}
    />
  );
}
