import { errorMessage } from '@dara/sdk/api';
import { FormattedMessage, localized, useIntl, useLocale } from '@dara/sdk/i18n';
import { useNotice } from '@dara/sdk/notice';
import { DangerDialog, RadioGroup } from '@dara/kit/ui';
import { useState } from 'react';
import { useManagementTagMergeMutation, type TagRecord } from '../../api/generated.ts';

export interface TagMergeDialogProps {
  /** Two or more of one kind. */
  tags: readonly TagRecord[];
  onClose: () => void;
  onMerged: () => void;
}

/** Asks which of the selected tags stays; the most used one is preselected. */
export function TagMergeDialog({ tags, onClose, onMerged }: TagMergeDialogProps) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const notice = useNotice();
  const [merge, { isLoading }] = useManagementTagMergeMutation();
  const ordered = [...tags].sort((a, b) => b.uses - a.uses);
  const [chosen, setChosen] = useState(ordered[0]?.id ?? '');
  const kept = tags.find(({ id }) => id === chosen);
  const others = tags.filter(({ id }) => id !== chosen);
  const send = async () => {
    if (!kept) return;
    try {
      const ids = others.map(({ id }) => id);
      await merge({ id: kept.id, tagMerge: { ids, version: kept.version } }).unwrap();
      const values = { name: localized(kept.name, locale), count: ids.length };
      notice({ kind: 'success', message: { id: 'cms.tag.done.merge', values } });
      onMerged();
    } catch (error) {
      notice({ kind: 'error', message: errorMessage(error) });
      onClose();
    }
  };
  return (
    <DangerDialog
      title={<FormattedMessage id="cms.tag.merge.title" values={{ count: tags.length }} />}
      description={<FormattedMessage id="cms.tag.merge.text" />}
      action={<FormattedMessage id="cms.tag.action.merge" />}
      busy={isLoading}
      onAction={() => void send()}
      onClose={onClose}
    >
      <RadioGroup
        label={formatMessage({ id: 'cms.tag.merge.kept' })}
        value={chosen}
        onChange={setChosen}
        options={ordered.map((tag) => ({
          value: tag.id,
          label: localized(tag.name, locale),
          hint: formatMessage({ id: 'cms.tag.uses' }, { count: tag.uses }),
        }))}
      />
    </DangerDialog>
  );
}
