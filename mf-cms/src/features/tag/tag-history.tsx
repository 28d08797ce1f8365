import { FormattedMessage, localized, useLocale } from '@dara/sdk/i18n';
import { useManagementTagAuditQuery, type TagRecord } from '../../api/generated.ts';
import { HistoryDialog, LATEST } from '../../parts/record/history-dialog.tsx';

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

/** Who changed what of a tag, the latest first. */
export function TagHistory({ tag, onClose }: TagHistoryProps) {
  const name = localized(tag.name, useLocale());
  return (
    <HistoryDialog
      title={<FormattedMessage id="cms.tag.historyTitle" values={{ name }} />}
      words={WORDS}
      query={useManagementTagAuditQuery({ id: tag.id, ...LATEST })}
      onClose={onClose}
    />
  );
}
