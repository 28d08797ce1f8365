import { RecordHistory } from '@dara/kit/record';
import { Dialog } from '@dara/kit/ui';
import { FormattedMessage, localized, useIntl, useLocale } from '@dara/sdk/i18n';
import { useManagementTagAuditQuery, type TagRecord } from '../../api/generated.ts';
import { historyWording } from '../../parts/record/history-wording.ts';

export interface TagHistoryProps {
  tag: TagRecord;
  onClose: () => void;
}

const WORDS = {
  actions: { Merge: 'cms.tag.history.Merge' },
  fields: {
    name: 'cms.tag.field.name',
    kind: 'cms.tag.field.kind',
    uses: 'cms.tag.field.uses',
    tags: 'cms.tag.field.tags',
    records: 'cms.tag.field.records',
    into: 'cms.tag.field.into',
  },
};
const LATEST = { page: 1, size: 50 };

/** Who changed what of a tag, the latest first. */
export function TagHistory({ tag, onClose }: TagHistoryProps) {
  const intl = useIntl();
  const query = useManagementTagAuditQuery({ id: tag.id, ...LATEST });
  // All of it stands on one page: the list behind the dialog has the pages of the address.
  const shown = query.data && { ...query.data, total: 0 };
  return (
    <Dialog
      open
      size="large"
      onClose={onClose}
      title={
        <FormattedMessage
          id="cms.tag.historyTitle"
          values={{ name: localized(tag.name, useLocale()) }}
        />
      }
    >
      <RecordHistory query={{ ...query, data: shown }} wording={historyWording(intl, WORDS)} />
    </Dialog>
  );
}
